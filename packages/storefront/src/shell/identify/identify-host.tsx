"use client";

import { isSignedIn } from "@giftshop/graphql/signed-in";
import type { ShopData } from "@giftshop/storefront-config/shop";
import { onNeed, useOnNeed } from "@giftshop/ui-kit/on-need";
import { useEffect, useState } from "react";
import { loadWords } from "./load-words.ts";

/**
 * Marks a link that leads to an order, before which who is not logged in is asked who they are: with "here" a
 * guest stays on this page, with "redeem" the exchange's own windows go on.
 */
const identifies = "a[data-identifies]";

const dialog = onNeed(() => import("@giftshop/account/identify").then(({ IdentifyDialog }) => IdentifyDialog));

export interface IdentifyHostProps {
  shop: ShopData;
  /** Where the words of the dialog are. */
  words: string;
}

/** In place of an address: a guest stays where they are. */
const stays = "";

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(identifies) : null;

/**
 * Asks who is ordering when a link to an order is pressed, unless they are logged in or the dialog, on its
 * way since a pointer or focus came near, cannot be fetched.
 */
export const IdentifyHost = ({ shop, words }: IdentifyHostProps) => {
  const { part: Dialog } = useOnNeed(dialog);
  const [said, setSaid] = useState<Awaited<ReturnType<typeof loadWords>>>();
  const [href, setHref] = useState<string>();
  const [redeem, setRedeem] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const fetchAll = () => Promise.all([dialog.fetch(), loadWords(words).then(setSaid)]);
    const approach = (event: Event) => {
      // What fails is tried again with the press.
      if (linkAt(event) && !isSignedIn()) fetchAll().catch(() => {});
    };
    const press = (event: MouseEvent) => {
      const link = linkAt(event);
      if (!link || isSignedIn() || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Where focus comes back to: Safari gives none to a link that is pressed.
      link.focus({ preventScroll: true });
      const how = link.dataset.identifies ?? "";
      fetchAll().then(
        () => {
          setHref(how === "" ? link.href : stays);
          setRedeem(how === "redeem");
          setShown(true);
        },
        () => location.assign(link.href),
      );
    };
    document.addEventListener("click", press, { signal });
    document.addEventListener("pointerover", approach, { signal });
    document.addEventListener("focusin", approach, { signal });
    return () => watching.abort();
  }, [words]);
  if (!Dialog || !said || href === undefined) return null;
  return (
    <Dialog
      shop={shop}
      words={said}
      open={shown}
      redeem={redeem}
      onLoggedIn={() => {
        setShown(false);
        dispatchEvent(new Event("order-logged-in"));
      }}
      onClose={() => setShown(false)}
      onGuest={() => {
        setShown(false);
        // Who asks from within stays, and takes over what was typed.
        if (href === stays) dispatchEvent(new Event("guest-order"));
        else location.assign(href);
      }}
    />
  );
};

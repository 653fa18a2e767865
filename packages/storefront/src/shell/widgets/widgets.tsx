"use client";

import { onNeed, useOnNeed } from "@giftshop/ui-kit/on-need";
import { useEffect, useState } from "react";
import type { Opened, WidgetsProps } from "./widgets-props.ts";

/** Marks what opens the form for language and country, wherever it stands on the page. */
const opensStores = "[data-opens-stores]";
/** What opens the cookie settings; a link that does so leads to the cookie statement without script. */
const opensConsent = "[data-opens-consent]";

const widgets = onNeed(() => import("./late-widgets.tsx").then(({ LateWidgets }) => LateWidgets));

/**
 * What lies over a page: way to the top, proposed shop, language and country, cookie settings.
 * Only the listener for its buttons is in the first load; a form is fetched when somebody comes near.
 */
export const Widgets = (props: WidgetsProps) => {
  const [opened, setOpened] = useState<Opened>();
  const [near, setNear] = useState<Opened>();
  const { part: Late } = useOnNeed(widgets);
  useEffect(widgets.start, [opened]);
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const approach = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (target.closest(opensStores)) setNear("stores");
      if (target.closest(opensConsent)) setNear("consent");
    };
    const open = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest(opensStores)) setOpened("stores");
      const opener = target.closest<HTMLElement>(opensConsent);
      // A link that is opened elsewhere stays a link.
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Where focus comes back to: Safari gives none to a link that is pressed.
      opener.focus({ preventScroll: true });
      setOpened("consent");
    };
    document.addEventListener("click", open, { signal });
    document.addEventListener("pointerover", approach, { signal });
    document.addEventListener("focusin", approach, { signal });
    return () => watching.abort();
  }, []);
  return Late && <Late {...props} near={near} opened={opened} onOpen={setOpened} />;
};

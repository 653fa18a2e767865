import { useSyncExternalStore } from "react";
import { hintedQuantity } from "./hinted-quantity.ts";

/**
 * Chrome, Safari 18.4 and Firefox 140 tell of a cookie that
 * changed, in any tab; elsewhere showing the page again does.
 */
const cookies = (): EventTarget | undefined => (globalThis as { cookieStore?: EventTarget }).cookieStore;

/** Asks commerce, whose answer sets the hint anew; fetched on need, as it carries the client. */
const ask = () => void import("./ask-quantity.ts").then(({ askQuantity }) => askQuantity()).catch(() => {});

const subscribe = (changed: () => void): (() => void) => {
  const shown = () => {
    if (document.hidden) return;
    changed();
    // Away for a while, the basket may have run out or been ordered on another device, but without a hint
    // there is nothing to ask.
    if (hintedQuantity(document.cookie) > 0) ask();
  };
  document.addEventListener("visibilitychange", shown);
  window.addEventListener("pageshow", changed);
  cookies()?.addEventListener("change", changed);
  return () => {
    document.removeEventListener("visibilitychange", shown);
    window.removeEventListener("pageshow", changed);
    cookies()?.removeEventListener("change", changed);
  };
};

/**
 * How many packages the basket holds, kept true while the
 * page is open, in every tab; 0 on the server and at first.
 */
export const useBasketQuantity = (): number =>
  useSyncExternalStore(
    subscribe,
    () => hintedQuantity(document.cookie),
    () => 0,
  );

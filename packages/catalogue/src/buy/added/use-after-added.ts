import { type RefObject, useEffect } from "react";
import type { Buy } from "../use-buy.ts";

/**
 * Where a press on the form's buttons leads: a window that
 * says that it is added, or straight to the checkout.
 */
export type Wish = "basket" | "checkout";

export interface AfterAddedOptions {
  buy: Pick<Buy, "state" | "acknowledge">;
  wish: RefObject<Wish>;
  basketHref: string;
  checkoutHref: string;
  /** Fetches the window that says so. */
  fetchForm(): Promise<unknown>;
}

/** Once a gift is in the basket: the window is fetched, or the visitor goes on to the checkout. */
export const useAfterAdded = ({ buy, wish, basketHref, checkoutHref, fetchForm }: AfterAddedOptions): void => {
  const { state, acknowledge } = buy;
  useEffect(() => {
    if (state !== "added") return;
    // Who comes back from there finds the page as it was left.
    const leave = (href: string) => {
      addEventListener("pageshow", acknowledge, { once: true });
      location.assign(href);
    };
    if (wish.current === "checkout") return leave(checkoutHref);
    // Where the window cannot be had, the basket itself says what is in it.
    fetchForm().catch(() => leave(basketHref));
  }, [state, acknowledge, wish, basketHref, checkoutHref, fetchForm]);
};

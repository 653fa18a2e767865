import { createTranslate, formatDate, formatMoney, type Money, type Translate } from "@giftshop/messages";
import { type Shop, type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { CheckoutWords } from "./checkout-words.ts";

/** What every part of this package's leaves reads. */
export interface Checkout {
  shop: Shop;
  t: Translate<CheckoutWords>;
  /** An amount with its decimals, as totals are written. */
  money(amount: Money): string;
  /** A day in the storefront's zone: "Monday 23 November". */
  day(instant: string): string;
}

const Context = createContext<Checkout | undefined>(undefined);

/** Makes shop and words available below, out of the plain data a leaf got. */
export function CheckoutProvider({
  shop,
  words,
  children,
}: {
  shop: ShopData;
  words: CheckoutWords;
  children: ReactNode;
}) {
  const value = useMemo((): Checkout => {
    const made = shopFrom(shop);
    return {
      shop: made,
      t: createTranslate(shop.language, words),
      money: (amount) => formatMoney(amount, made.locale, "always"),
      day: (instant) => formatDate(instant, made.locale, shop.storefront.timeZone),
    };
  }, [shop, words]);
  return <Context value={value}>{children}</Context>;
}

/** @throws outside of a {@link CheckoutProvider} */
export function useCheckout(): Checkout {
  const checkout = useContext(Context);
  if (!checkout) throw new Error("CheckoutProvider is missing above.");
  return checkout;
}

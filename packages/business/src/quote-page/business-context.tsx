import { Commerce } from "@giftshop/graphql/react";
import { createTranslate, formatMoney } from "@giftshop/messages";
import { type Shop, type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { BusinessTranslate, BusinessWords } from "./quote-words.ts";

/** What every part of this package's leaves reads. */
export interface Business {
  shop: Shop;
  t: BusinessTranslate;
  words: BusinessWords;
  /** Minor units of the storefront's currency, with decimals where there are any. */
  money(value: number): string;
}

const Context = createContext<Business | undefined>(undefined);

export interface BusinessProviderProps {
  shop: ShopData;
  words: BusinessWords;
  children: ReactNode;
}

/** Makes shop, words and commerce available below, out of the plain data a leaf got. */
export const BusinessProvider = ({ shop, words, children }: BusinessProviderProps) => {
  const value = useMemo((): Business => {
    const made = shopFrom(shop);
    const { currency } = made.storefront;
    return {
      shop: made,
      t: createTranslate(shop.language, words),
      words,
      money: (amount) => formatMoney({ value: amount, currency }, made.locale),
    };
  }, [shop, words]);
  return (
    <Commerce>
      <Context value={value}>{children}</Context>
    </Commerce>
  );
};

/** @throws outside of a {@link BusinessProvider} */
export const useBusiness = (): Business => {
  const business = useContext(Context);
  if (!business) throw new Error("BusinessProvider is missing above.");
  return business;
};

"use client";

import { createTranslate } from "@giftshop/messages";
import { type Shop, type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import { createContext, type ReactNode, use, useMemo } from "react";
import type { AccountTranslate, AccountWords } from "../account-words.ts";

/** What every part of the account knows: the shop it is in, and its words. */
export interface AccountScope {
  shop: Shop;
  t: AccountTranslate;
}

const Context = createContext<AccountScope | undefined>(undefined);

export interface AccountScopeProps {
  shop: ShopData;
  words: AccountWords;
  children: ReactNode;
}

/** Gives shop and words to everything within. */
export const AccountScopeProvider = ({ shop: data, words, children }: AccountScopeProps) => {
  const scope = useMemo(() => {
    const shop = shopFrom(data);
    return { shop, t: createTranslate(shop.language, words) };
  }, [data, words]);
  return <Context value={scope}>{children}</Context>;
};

/** Shop and words. Throws outside of {@link AccountScopeProvider}. */
export const useAccount = (): AccountScope => {
  const scope = use(Context);
  if (scope === undefined) throw new Error("This part of the account stands outside of its provider.");
  return scope;
};

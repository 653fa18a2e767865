import type { ShopData } from "@giftshop/storefront-config/shop";
import type { AccountWords } from "../account-words.ts";
import { AccountScopeProvider } from "../frame/account-context.tsx";
import { Withdrawal } from "../withdrawal/withdrawal.tsx";

/** Withdrawal from an order, for who has no account too. */
export const WithdrawalPage = ({ shop, words }: { shop: ShopData; words: AccountWords }) => (
  <AccountScopeProvider shop={shop} words={words}>
    <Withdrawal />
  </AccountScopeProvider>
);

import type { Shop } from "@giftshop/storefront-config/shop";
import { onLoggedIn } from "@giftshop/storefront-config/transitions";
import { rememberReturn, returnsTo } from "./remembered.ts";

/**
 * Where somebody who is signed in now goes on: back where they
 * came from, else to the overview of the account. Said once.
 */
export const nextAfterLogin = (shop: Shop): string => {
  const back = returnsTo();
  rememberReturn(undefined);
  return shop.link(onLoggedIn(back !== undefined) === "callback" && back ? back : "accountOverview");
};

import { rememberReturn, returnsTo } from "@giftshop/storefront-config/return-after-login";
import type { Shop } from "@giftshop/storefront-config/shop";
import { onLoggedIn } from "@giftshop/storefront-config/transitions";

/**
 * Where somebody who is signed in now goes on: back where they
 * came from, else to the overview of the account. Said once.
 */
export const nextAfterLogin = (shop: Shop): string => {
  const back = returnsTo(sessionStorage);
  rememberReturn(sessionStorage, undefined);
  return shop.link(onLoggedIn(back !== undefined) === "callback" && back ? back : "accountOverview");
};

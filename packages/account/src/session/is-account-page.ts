import type { Shop } from "@giftshop/storefront-config/shop";

/** Account pages of the logout rule (specification, section 6), each with what it ends on. */
const routes = [
  "account",
  "login",
  "register",
  "registerSuccess",
  "forgotPassword",
  "forgotPasswordSuccess",
  "newPassword",
  "newPasswordSuccess",
  "accountOverview",
  "accountOrders",
  "addressBook",
  "accountData",
  "reorder",
] as const;

/**
 * Whether who logs out on this page goes home: it is one of
 * the account, with its language's segment where there is one.
 */
export const isAccountPage = (shop: Shop, pathname: string): boolean =>
  routes.some((route) => shop.link(route) === pathname);

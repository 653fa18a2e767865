import type { ServedRoute, Shop } from "@giftshop/storefront-config";
import { onLoggedOut } from "@giftshop/storefront-config/transitions";

/** Account pages of the logout rule (specification, section 6), each with what it ends on. */
const accountRoutes: ReadonlySet<ServedRoute> = new Set([
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
]);

/** Where who logs out on a page goes on: home from one of the account; empty: they stay. */
export const afterLogOut = (shop: Shop, route: ServedRoute): string =>
  onLoggedOut(accountRoutes.has(route)) === "stay" ? "" : shop.link("home");

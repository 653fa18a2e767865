import { createShop, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { afterLogOut } from "./after-log-out.ts";

const shops = storefronts.flatMap(({ code, languages }) => languages.map((language) => createShop(code, language)));

test("orders, address book, data, login, register and password pages are left for home, in every shop and language", () => {
  for (const shop of shops)
    for (const route of [
      "accountOrders",
      "addressBook",
      "accountData",
      "login",
      "register",
      "forgotPassword",
      "newPassword",
    ] as const)
      expect([route, afterLogOut(shop, route)]).toEqual([route, shop.link("home")]);
});

test("a page of the shop is stayed on", () => {
  for (const shop of shops)
    for (const route of ["home", "listing", "basket", "withdrawal"] as const)
      expect([route, afterLogOut(shop, route)]).toEqual([route, ""]);
});

import { createShop, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { isAccountPage } from "./is-account-page.ts";

const shops = storefronts.flatMap(({ code, languages }) => languages.map((language) => createShop(code, language)));

test("orders, address book, data, login, register and password pages are left at the logout, in every shop and language", () => {
  for (const shop of shops) {
    const paths = (
      ["accountOrders", "addressBook", "accountData", "login", "register", "forgotPassword", "newPassword"] as const
    ).map((route) => shop.link(route));
    expect(paths.filter((path) => !isAccountPage(shop, path))).toEqual([]);
  }
});

test("a page of the shop is stayed on", () => {
  for (const shop of shops)
    for (const route of ["home", "listing", "basket", "withdrawal"] as const)
      expect(isAccountPage(shop, shop.link(route))).toBe(false);
});

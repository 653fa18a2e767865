import { menuRoutes } from "@giftshop/validation/store";
import { expect, test } from "@jest/globals";
import en from "../../messages/en.json" with { type: "json" };

test("each page that a menu may lead to has a name", () => {
  expect(Object.keys(en.store.route).sort()).toEqual([...menuRoutes].sort());
});

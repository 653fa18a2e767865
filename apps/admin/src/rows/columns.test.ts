import { expect, test } from "@jest/globals";
import { columnOf, shapeOf } from "./columns.ts";

test("a column of words is in a language, any other is in none", () => {
  expect([columnOf("title_fr"), columnOf("redeem_title_en"), columnOf("top"), columnOf("time_zone")]).toEqual([
    { name: "title_fr", base: "title", language: "fr" },
    { name: "redeem_title_en", base: "redeem_title", language: "en" },
    { name: "top", base: "top", language: undefined },
    { name: "time_zone", base: "time_zone", language: undefined },
  ]);
});

test("long words have room, yes and no is chosen", () => {
  expect([shapeOf("description_fr"), shapeOf("sold"), shapeOf("city_ar")]).toEqual(["long", "yesOrNo", "line"]);
});

import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { samplePage } from "../samples/sample-page.ts";
import { WrittenPage } from "./written-page.tsx";

const dayOf = (pageType: Parameters<typeof samplePage>[0]) =>
  render(<WrittenPage shop={createShop("CBFR", "fr")} page={samplePage(pageType, [])} />).container.querySelector(
    "time",
  )?.textContent;

test("a post says when it was written, a text that binds since when it holds, other pages say no day", () => {
  expect(dayOf("POST")).toBe("21 novembre 2026");
  expect((["TERMS", "PRIVACY", "COOKIES"] as const).map(dayOf)).toEqual(Array(3).fill("22 novembre 2026"));
  expect(dayOf("HELPDESK")).toBeUndefined();
});

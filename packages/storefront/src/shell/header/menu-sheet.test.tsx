import { shellTexts } from "@giftshop/content";
import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { MenuSheet } from "./menu-sheet.tsx";

test("of the sheet's buttons the one that needs script keeps an early press, the one that closes it is the browser's", () => {
  const place = document.createElement("div");
  const { nav } = shellTexts(createShop("CBFR", "fr"), 2026);
  const sheet = (
    <MenuSheet texts={nav} stores>
      <li />
    </MenuSheet>
  );
  flushSync(() => createRoot(place).render(sheet));
  const kept = [...place.querySelectorAll("button")].map((button) => button.matches("[data-hydrates]"));
  expect(kept).toEqual([false, true]);
  expect(place.querySelector("[data-opens-stores][data-hydrates]")?.textContent).toBe(nav.stores);
});

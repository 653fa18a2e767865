import { shellTexts } from "@giftshop/content";
import { storyShop } from "@giftshop/storefront-config/testing";
import { expect, test } from "@jest/globals";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { samplePage, sampleStores } from "../../samples/stores.ts";
import { StoreForm } from "./store-form.tsx";

const show = (country: string): HTMLElement => {
  const place = document.createElement("div");
  flushSync(() =>
    createRoot(place).render(
      <StoreForm
        texts={shellTexts(storyShop({ theme: "CB", language: "en" }), 2026).widgets.stores}
        stores={sampleStores({ theme: "CB", language: "en" })}
        here={{ ...samplePage, country }}
        onApplied={() => {}}
      />,
    ),
  );
  return place;
};

test("a country that has no shop is told beside the fields, which are all required", () => {
  const form = show("ZZ");
  // The list of countries is fetched; its field says the same once it is there.
  for (const name of ["Language", "Currency"]) expect(form.textContent).toContain(`${name} is a required field`);
  expect(form.querySelector<HTMLButtonElement>("button[type=submit]")?.disabled).toBe(true);
});

test("of a country that has one nothing is told", () => {
  expect(show(samplePage.country).textContent).not.toContain("is a required field");
});

import { expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { doublerMessages } from "../messages.ts";
import { keepEntry } from "../saved-entry.ts";
import { drawingShop } from "../testing/drawing-shop.ts";
import { OwnReceipt } from "./own-receipt.tsx";
import { ThanksPage } from "./thanks-page.tsx";

const shop = drawingShop("fr");
const words = doublerMessages.words(shop);

test("the receipt is that of this tab's entry; without one it says where it is", () => {
  sessionStorage.clear();
  const none = render(<OwnReceipt shop={shop.data} words={words} />);
  expect(none.container.textContent).toContain("dans l’e-mail");
  none.unmount();
  const prize = { value: 5000, currency: "EUR" };
  keepEntry(sessionStorage, { receipt: "CBFR-2026-12-4821-5000-ABC", drawsAt: "2026-12-07T11:00:00.000Z", prize });
  const { container } = render(<OwnReceipt shop={shop.data} words={words} />);
  expect(container.querySelector("[data-receipt]")?.textContent).toBe("CBFR-2026-12-4821-5000-ABC");
  expect(container.textContent).toContain("7 décembre 2026");
});

test("the product that the address names is proposed", async () => {
  await act(async () => render(<ThanksPage shop={shop} product={{ title: "Maison Lumen", path: "maison-lumen" }} />));
  const link = screen.getByRole("link", { name: "Découvrir Maison Lumen" });
  expect(link.getAttribute("href")).toBe(shop.link("product", { product: "maison-lumen" }));
});

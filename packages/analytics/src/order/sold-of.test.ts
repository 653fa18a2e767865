import { expect, test } from "@jest/globals";
import { purchaseOf, shippingTierOf, soldOf } from "./sold-of.ts";

type Order = Parameters<typeof soldOf>[0];

const card = (productType: string, value: number, qty: number, variationType = "DIGITAL") => ({
  qty,
  price: { value },
  variation: { variationType },
  product: { path: "petal", title: "Petal", productType },
});
const orderOf = (packages: readonly object[], gross: number, net: number, adjustments: string[] = []) =>
  ({
    shipments: [{ packages }],
    totals: {
      grandTotal: { currency: "EUR", value: gross },
      grandTotalWithoutTax: { value: net },
      adjustments: adjustments.map((title) => ({ title })),
    },
  }) as unknown as Order;

const wrapped = {
  giftcard: card("GIFTCARD", 2500, 2, "PHYSICAL"),
  wrapper: { price: { value: 195 } },
  giftPacking: { price: { value: 105 } },
};
const box = { giftcard: card("GIFTCARD_BLANK", 1500, 1, "PHYSICAL"), wrapper: null, giftPacking: null };

test("a basket is told without VAT, each package as an item with what goes around it", () => {
  const { value, currency, items } = soldOf(orderOf([wrapped, box], 7495, 7146), 2000);
  // 50.00 + 6.00 without 1.00, and 15.00 without 2.50.
  expect([value, currency]).toEqual([67.5, "EUR"]);
  expect(items).toEqual([
    {
      item_id: "petal",
      item_name: "Petal",
      item_category: "GIFTCARD",
      item_variant: "physical",
      price: 27.5,
      quantity: 2,
    },
    {
      item_id: "petal",
      item_name: "Petal",
      item_category: "GIFTCARD_BLANK",
      item_variant: "physical",
      price: 12.5,
      quantity: 1,
    },
  ]);
});

test("value, shipping and tax of a purchase come to what was charged", () => {
  // Shipping of 3.95 has 0.66 of VAT: 74.95 in all, 4.16 of it tax.
  const told = purchaseOf(orderOf([wrapped, box], 7495, 7079, ["shipping.mailbox"]), "CB-1", 2000);
  expect(told).toMatchObject({ transaction_id: "CB-1", value: 67.5, shipping: 3.29, tax: 4.16 });
  expect(Math.round((told.value + told.shipping + told.tax) * 100)).toBe(7495);
});

test("it goes by post or by email", () => {
  expect(shippingTierOf(orderOf([], 0, 0))).toBe("email");
  expect(shippingTierOf(orderOf([], 0, 0, ["shipping.mailbox", "shipping.registered"]))).toBe("mailbox+registered");
});

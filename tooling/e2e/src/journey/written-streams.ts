import type { Wish } from "../pages/product.ts";

/** A way through a shop, and what its data layer gets on it. */
export interface WrittenStream {
  readonly wish: Wish;
  /** With the first of the wrappers, whose VAT the values leave out. */
  readonly wrapped: boolean;
  /** In the words of `lineOf`, without lists in sight, as these depend on the screen. */
  readonly lines: readonly string[];
}

const until = (currency: string, least: string): readonly string[] => [
  "page_view home",
  "page_view listing",
  "select_item products_overview",
  "page_view product",
  `view_item ${least} ${currency}`,
];

const from = (currency: string, value: string, tier: string, method: string, end: string): readonly string[] => [
  `add_to_cart ${value} ${currency}`,
  "page_view basket",
  `view_cart ${value} ${currency}`,
  "page_view checkout",
  `begin_checkout ${value} ${currency}`,
  `add_shipping_info ${value} ${tier}`,
  `add_payment_info ${value} ${method}`,
  "page_view paymentProcessing",
  "page_view confirmation",
  `purchase ${value} ${end}`,
];

/** One of each house. */
export const writtenStreams = {
  CBFR: {
    wish: { amount: 25 },
    wrapped: false,
    lines: [
      ...until("EUR", "10"),
      "select_item_variant amount 25",
      ...from("EUR", "25", "email", "creditcard", "shipping 0 tax 0"),
    ],
  },
  CKUK: {
    wish: { amount: 30, kind: "physical" },
    wrapped: true,
    lines: [
      ...until("GBP", "10"),
      "select_item_variant shipping physical",
      "select_item_variant amount 30",
      "select_item_variant package",
      ...from("GBP", "31.62", "mailbox", "creditcard", "shipping 2.92 tax 0.91"),
    ],
  },
  GCSDE: {
    wish: { amount: 30 },
    wrapped: false,
    lines: [
      ...until("EUR", "10"),
      "select_item_variant amount 30",
      ...from("EUR", "30", "email", "paypal", "shipping 0 tax 0"),
    ],
  },
} satisfies Record<string, WrittenStream>;

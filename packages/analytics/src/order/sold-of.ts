import { type FragmentType, type ResultOf, readFragment } from "@giftshop/graphql";
import { lineWithoutTax, major } from "../layer/amounts.ts";
import type { Item, Purchase, Sold } from "../layer/events.ts";
import { SoldOrderFragment } from "./sold-order.fragment.ts";

/** A basket or an order, as events read it. */
export type SoldOrder = FragmentType<typeof SoldOrderFragment>;
type Package = ResultOf<typeof SoldOrderFragment>["shipments"][number]["packages"][number];

/** A package without VAT, minor units. */
const packageWithoutTax = ({ giftcard, wrapper, giftPacking }: Package, rate: number): number => {
  const { qty, price, product } = giftcard;
  const extras = (wrapper?.price.value ?? 0) + (giftPacking?.price.value ?? 0);
  return lineWithoutTax({ productType: product.productType, price: price.value }, extras, qty, rate);
};

/** A package as an item: the card with what goes around it. */
const itemOf = (one: Package, rate: number): Item => {
  const { qty, variation, product } = one.giftcard;
  return {
    item_id: product.path,
    item_name: product.title,
    item_category: product.productType,
    item_variant: variation.variationType === "DIGITAL" ? "digital" : "physical",
    price: major(packageWithoutTax(one, rate) / qty),
    quantity: qty,
  };
};

const packagesOf = (order: ResultOf<typeof SoldOrderFragment>): Package[] =>
  order.shipments.flatMap(({ packages }) => packages);

const sum = (packages: readonly Package[], rate: number): number =>
  packages.reduce((total, one) => total + packageWithoutTax(one, rate), 0);

/**
 * What is in a basket or an order.
 *
 * @param rate basis points of the storefront's VAT
 */
export const soldOf = (order: SoldOrder, rate: number): Sold => {
  const read = readFragment(SoldOrderFragment, order);
  const packages = packagesOf(read);
  return {
    currency: read.totals.grandTotal.currency,
    value: major(sum(packages, rate)),
    items: packages.map((one) => itemOf(one, rate)),
  };
};

/**
 * An order that is paid: value, shipping and tax come to
 * what was charged for it. `number`: what people know it by.
 */
export const purchaseOf = (order: SoldOrder, number: string, rate: number): Purchase => {
  const { totals, ...read } = readFragment(SoldOrderFragment, order);
  const net = totals.grandTotalWithoutTax.value;
  const goods = sum(packagesOf({ totals, ...read }), rate);
  return {
    ...soldOf(order, rate),
    transaction_id: number,
    shipping: major(net - goods),
    tax: major(totals.grandTotal.value - net),
  };
};

/** How it goes: `mailbox`, `registered`, or `email` where nothing is posted. */
export const shippingTierOf = (order: SoldOrder): string => {
  const { adjustments } = readFragment(SoldOrderFragment, order).totals;
  const posted = adjustments.map(({ title }) => title.replace("shipping.", ""));
  return posted.length > 0 ? posted.join("+") : "email";
};

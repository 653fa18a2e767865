import { type Storefront, storefronts } from "@giftshop/storefront-config";
import { splitValue } from "@giftshop/validation/rules";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { documentLines, taxesOf } from "../../../money/documents/lines.ts";
import { amountOf, type DraftLine, type OrderLine, type OrderRecord, totalsOf } from "../../../money/order/index.ts";
import { priceBasket } from "../../basket/price-basket.ts";
import type { BasketLine } from "../../basket/types.ts";
import type { CatalogueExtra, CatalogueProduct } from "../../catalogue/types.ts";
import { withdrawalPosting } from "../../withdrawal/withdrawal-posting.ts";
import { orderPosting } from "./order-posting.ts";

/** Ten thousand baskets, over all storefronts. */
const runs = Math.ceil(10_000 / storefronts.length);
const now = new Date("2026-11-23T09:00:00Z");

const gift = fc.record({
  kind: fc.constantFrom("DIGITAL" as const, "PHYSICAL" as const),
  type: fc.constantFrom("GIFTCARD" as const, "GIFTCARD" as const, "DONATION" as const, "GIFTCARD_BLANK" as const),
  value: fc.integer({ min: 10, max: 2000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  wrapper: fc.integer({ min: 0, max: 999 }),
  packing: fc.integer({ min: 0, max: 999 }),
  /** Whether it is taken back later. */
  back: fc.boolean(),
});
type Gift = typeof gift extends fc.Arbitrary<infer T> ? T : never;

const extra = (id: number, kind: CatalogueExtra["kind"], price: number) =>
  price === 0 ? undefined : ({ id, kind, price } as CatalogueExtra);
const basketLine = ({ kind, type, value, quantity, wrapper, packing }: Gift, packageId: number): BasketLine => ({
  packageId,
  product: { type } as CatalogueProduct,
  variation: { id: packageId, kind } as BasketLine["variation"],
  value: value * 100,
  quantity,
  recipient: undefined,
  message: undefined,
  wrapper: extra(1, kind === "DIGITAL" ? "DIGITAL_WRAPPER" : "WRAPPER", wrapper),
  giftPacking: extra(2, "GIFT_PACKING", packing),
  plan: undefined,
});
const draftLines = ({ product, value, quantity, wrapper, giftPacking }: BasketLine): DraftLine[] =>
  [
    { kind: product.type, unitPrice: value, quantity },
    ...[wrapper, giftPacking].flatMap((one) => (one ? [{ kind: one.kind, unitPrice: one.price, quantity }] : [])),
  ] as DraftLine[];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Cards of lines, as they are issued: a digital value over the limit becomes several. */
const cardsOf = (lines: readonly OrderLine[], { limits }: Storefront) => {
  const bounds = { most: limits.splitAbove, least: limits.digitalMinimum };
  return lines
    .filter(({ kind }) => kind === "GIFTCARD")
    .flatMap(({ id, packageKind, unitPrice, quantity }) =>
      Array.from({ length: quantity }, () => (packageKind === "DIGITAL" ? splitValue(unitPrice, bounds) : [unitPrice]))
        .flat()
        .map((value) => ({ id, value })),
    );
};

const nothing = {
  elsewhere: { lines: new Set<number>(), packages: new Set<number>() },
  unopened: { lines: new Set<number>(), value: 0 },
};

const check = (gifts: readonly Gift[], storefront: Storefront): void => {
  const basket = gifts.map(basketLine);
  const priced = priceBasket(basket, storefront, now);
  const vat = priced.grandTotal - priced.grandTotalWithoutTax;
  const shippingVat = sum(priced.taxed.filter(({ what }) => what === "SHIPPING").map(({ tax }) => tax));
  const packages = basket.map((line) => ({ lines: draftLines(line), kind: line.variation.kind }));
  const { goods, extras, grand } = totalsOf({ packages: packages as never, shipping: priced.shipping });
  expect([goods + extras, grand]).toEqual([priced.subTotal, priced.grandTotal]);
  let id = 0;
  const lines = packages.flatMap((one, own) =>
    one.lines.map((line) => {
      id += 1;
      return { ...line, id, package: own, packageKind: one.kind } as OrderLine;
    }),
  );
  const terms = { legalEntity: "Test", currency: storefront.currency };
  const totals = { grandTotal: grand, shippingTotal: priced.shipping, vatTotal: vat, shippingVat };
  const order = { ...terms, ...totals, id: "order" } as OrderRecord;
  const booked = orderPosting(order, lines, { cards: cardsOf(lines, storefront), ...nothing });
  expect(sum(booked.entries.map(({ amount }) => amount))).toBe(0);
  // The invoice says the same, and what is taken back of it is what the books give back.
  const written = documentLines({ lines, shipping: priced.shipping, shippingVat, rate: storefront.vatBasisPoints });
  expect(sum(written.map(({ gross }) => gross))).toBe(grand);
  expect(sum(taxesOf(written).map((tax) => tax.vat))).toBe(vat);
  const isBack = (own: number) => gifts[own]?.back === true && gifts[own]?.type !== "DONATION";
  const back = lines.filter((line) => isBack(line.package));
  const backIds = new Set(back.map((line) => line.id));
  const credited = written.filter(({ line }) => line !== null && backIds.has(line));
  const gross = sum(credited.map((line) => line.gross));
  expect(gross).toBe(sum(back.map(amountOf)));
  const content = { lines: credited, gross, vat: sum(taxesOf(credited).map((tax) => tax.vat)) };
  const cards = cardsOf(back, storefront) as never;
  const returned = withdrawalPosting(order, "withdrawal", content, [{ cards, unopened: 0 }]);
  expect(sum(returned.entries.map(({ amount }) => amount))).toBe(0);
};

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  "%s: basket, order, invoice, books and refund of any order agree to the cent",
  (_, storefront) => {
    fc.assert(
      fc.property(fc.array(gift, { minLength: 1, maxLength: 12 }), (gifts) => check(gifts, storefront)),
      { numRuns: runs },
    );
  },
);

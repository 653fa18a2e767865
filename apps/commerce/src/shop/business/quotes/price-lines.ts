import type { Storefront } from "@giftshop/storefront-config";
import { judgeAmount, quantityLimits } from "@giftshop/validation";
import { taxWithin } from "../../../money/order/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { type BasketLine, boundsOf, type PricedBasket, priceBasket } from "../../basket/index.ts";
import { extraKind } from "../../catalogue/present.ts";
import { fits } from "../../catalogue/products/related.ts";
import type { CatalogueExtra, Snapshot } from "../../catalogue/types.ts";
import type { QuoteLine } from "./types.ts";

type Wanted = Omit<BasketLine, "packageId">;
type Shared = Wanted & Pick<QuoteLine, "receivers">;

/** An extra at the price of the quote. Throws 1110 where it does not go with the card. */
const extraAt = (
  snapshot: Snapshot,
  { product, variation }: Pick<Wanted, "product" | "variation">,
  { id, price, packing }: { id: number | null; price: number | null; packing: boolean },
  parameter: string,
): CatalogueExtra | undefined => {
  if (id === null) return undefined;
  const extra = snapshot.extras.get(id);
  const goes = extra && fits(extra, product) && extraKind(extra) === variation.kind;
  if (!goes || (extra.kind === "GIFT_PACKING") !== packing) throw new Failure("notAnOption", parameter);
  return { ...extra, price: price ?? extra.price };
};

const wantedOf = (snapshot: Snapshot, storefront: Storefront, line: QuoteLine, prefix: string): Shared => {
  const sold = snapshot.byVariation.get(line.variation);
  if (!sold?.product.active || !sold.variation.active) throw new Failure("productNotFound", `${prefix}.variationId`);
  const fault = judgeAmount(line.value, boundsOf(sold.variation, storefront));
  if (fault !== undefined) throw new Failure("valueOutOfBounds", `${prefix}.value`);
  const { wrapper, wrapperPrice, giftPacking, giftPackingPrice } = line;
  return {
    ...sold,
    value: line.value,
    quantity: line.quantity,
    receivers: line.receivers,
    recipient: undefined,
    message: undefined,
    plan: undefined,
    wrapper: extraAt(snapshot, sold, { id: wrapper, price: wrapperPrice, packing: false }, `${prefix}.wrapperId`),
    giftPacking: extraAt(
      snapshot,
      sold,
      { id: giftPacking, price: giftPackingPrice, packing: true },
      `${prefix}.giftPackingId`,
    ),
  };
};

/** A brand may limit what one order holds of it. Throws 2015 and 2030. */
const judgeBrands = (lines: readonly Wanted[], prefix: string): void => {
  for (const [product, own] of Map.groupBy(lines, (line) => line.product)) {
    const sum = own.reduce((total, { value, quantity }) => total + value * quantity, 0);
    const count = own.reduce((total, { quantity }) => total + quantity, 0);
    const at = `${prefix}[${lines.findIndex((line) => line.product === product)}]`;
    if (sum > (product.sumPerOrder ?? Number.POSITIVE_INFINITY)) throw new Failure("appleLimit", `${at}.value`);
    if (count > (product.countPerOrder ?? Number.POSITIVE_INFINITY)) throw new Failure("countLimit", `${at}.quantity`);
  }
};

/** What each receiver of a line gets, then what is left of it for the company. */
const sharesOf = ({ receivers, ...line }: Shared): Wanted[] => {
  const left = line.quantity - receivers.reduce((sum, { quantity }) => sum + quantity, 0);
  const shares = receivers.map((one) => ({ ...line, ...one }));
  return left > 0 ? [...shares, { ...line, quantity: left }] : shares;
};

/** More pieces than one package of an order holds are several packages. */
const packagesOf = (line: Wanted): Wanted[] => {
  const { maximum } = quantityLimits;
  return Array.from({ length: Math.ceil(line.quantity / maximum) }, (_, index) => ({
    ...line,
    quantity: Math.min(maximum, line.quantity - index * maximum),
  }));
};

const withShipping = (priced: PricedBasket, shipping: number, rate: number): PricedBasket => {
  const parcel = priced.shipments.findIndex(({ kind }) => kind === "PHYSICAL");
  const posted = parcel === -1 ? 0 : shipping;
  const goods = priced.taxed.filter(({ what }) => what !== "SHIPPING");
  const taxed =
    posted === 0 ? goods : [...goods, { what: "SHIPPING" as const, gross: posted, rate, tax: taxWithin(posted, rate) }];
  const grandTotal = priced.subTotal + posted;
  return {
    ...priced,
    shipments: priced.shipments.map((one, index) => ({ ...one, shipping: index === parcel ? posted : 0 })),
    shipping: posted,
    taxed,
    grandTotal,
    grandTotalWithoutTax: grandTotal - taxed.reduce((sum, { tax }) => sum + tax, 0),
  };
};

/** What an `Int` of the schema carries, minor units. */
const mostTotal = 2 ** 31 - 1;

/** What is priced: lines as a quote has them, and where postage is agreed on. */
export interface Offer {
  lines: readonly QuoteLine[];
  /** Minor units; absent: what a basket would pay. */
  shipping?: number | undefined;
}

/**
 * What the lines of a quote cost, as a basket that was filled with them: the catalogue
 * says what there is, the quote what extras and postage cost.
 *
 * @throws 2037, 2033, 1110, 2015 and 2030 at the line; 2033 at the one worth most, too, where no answer
 * could name the total
 */
export const priceOffer = (
  { lines, shipping }: Offer,
  { snapshot, storefront, now }: { snapshot: Snapshot; storefront: Storefront; now: Date },
  prefix = "input.lines",
): PricedBasket => {
  const wanted = lines.map((line, index) => wantedOf(snapshot, storefront, line, `${prefix}[${index}]`));
  judgeBrands(wanted, prefix);
  const packages = wanted
    .flatMap(sharesOf)
    .flatMap(packagesOf)
    .map((line, index) => ({ ...line, packageId: index + 1 }));
  const posted = priceBasket(packages, storefront, now);
  const priced = shipping === undefined ? posted : withShipping(posted, shipping, storefront.vatBasisPoints);
  if (priced.grandTotal > mostTotal) {
    const worth = lines.map(({ value, quantity }) => value * quantity);
    throw new Failure("valueOutOfBounds", `${prefix}[${worth.indexOf(Math.max(...worth))}].value`);
  }
  return priced;
};

/** Whether something of it is posted to an address that is yet to be said. */
export const needsAddress = (priced: PricedBasket | undefined): boolean =>
  priced?.shipments.some(({ kind, address }) => kind === "PHYSICAL" && address === undefined) ?? false;

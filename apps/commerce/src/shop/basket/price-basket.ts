import type { Storefront } from "@giftshop/storefront-config";
import { postageFor } from "@giftshop/validation";
import { taxWithin } from "@giftshop/validation/tax";
import { arrivalOf } from "../catalogue/arrival.ts";
import { plannedArrival } from "./delivery-plan.ts";
import { commonRecipient, type Group, groupByShipment, ownAddress, recipientCount } from "./shipments.ts";
import type { BasketLine, Postage, PricedBasket, PricedPackage, PricedShipment, TaxedPart } from "./types.ts";

const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((total, item) => total + amount(item), 0);

const pricePackage = (line: BasketLine): PricedPackage => {
  const { value, quantity, wrapper, giftPacking } = line;
  const cards = value * quantity;
  const extras = ((wrapper?.price ?? 0) + (giftPacking?.price ?? 0)) * quantity;
  return { line, cards, extras, total: cards + extras };
};

/** A stock box holds no value. */
const postageOf = (packages: readonly PricedPackage[], { limits }: Storefront): Postage => {
  const valued = packages.filter(({ line }) => line.product.type !== "GIFTCARD_BLANK");
  const faceValue = sum(valued, ({ cards }) => cards);
  return postageFor(faceValue, limits.registeredPostAbove);
};

const priceShipment = (
  { tag, lines }: Group,
  storefront: Storefront,
  now: Date,
  recipients: number,
): PricedShipment => {
  const [first] = lines;
  const { kind } = first.variation;
  const packages = lines.map(pricePackage);
  const postage = kind === "PHYSICAL" ? postageOf(packages, storefront) : undefined;
  return {
    tag,
    kind,
    mode: lines.every(({ recipient }) => recipient === undefined) ? "DEFAULT" : recipients === 1 ? "SINGLE" : "SPLIT",
    recipient: commonRecipient(lines),
    address: ownAddress(first),
    packages,
    postage,
    shipping: postage === undefined ? 0 : storefront.delivery[postage],
    arrival: plannedArrival({ storefront, kind, now }, first.plan) ?? arrivalOf(storefront, now, kind),
  };
};

/**
 * Gift cards and donations carry no VAT; stock boxes, wrappers,
 * packing and shipping do, and their prices include it.
 */
const taxedParts = (shipments: readonly PricedShipment[], rate: number): TaxedPart[] => {
  const parts = shipments.flatMap(({ packages, shipping }) => [
    ...packages.flatMap(({ line, cards, extras }) => [
      { what: "STOCK_BOX" as const, gross: line.product.type === "GIFTCARD_BLANK" ? cards : 0 },
      { what: "EXTRA" as const, gross: extras },
    ]),
    { what: "SHIPPING" as const, gross: shipping },
  ]);
  return parts.filter(({ gross }) => gross > 0).map((part) => ({ ...part, rate, tax: taxWithin(part.gross, rate) }));
};

const totalOf = (packages: readonly PricedPackage[], kind: "DIGITAL" | "PHYSICAL") => {
  const ofKind = packages.filter(({ line }) => line.variation.kind === kind);
  return { quantity: sum(ofKind, ({ line }) => line.quantity), price: sum(ofKind, ({ cards }) => cards) };
};

/** What a basket costs, in minor units of its currency. Pure; `now` decides days of arrival and no price. */
export const priceBasket = (lines: readonly BasketLine[], storefront: Storefront, now: Date): PricedBasket => {
  const recipients = recipientCount(lines);
  const shipments = groupByShipment(lines).map((group) => priceShipment(group, storefront, now, recipients));
  const packages = shipments.flatMap((shipment) => shipment.packages);
  const subTotal = sum(packages, ({ total }) => total);
  const shipping = sum(shipments, (shipment) => shipment.shipping);
  const taxed = taxedParts(shipments, storefront.vatBasisPoints);
  const grandTotal = subTotal + shipping;
  return {
    shipments,
    quantity: sum(lines, ({ quantity }) => quantity),
    digital: totalOf(packages, "DIGITAL"),
    physical: totalOf(packages, "PHYSICAL"),
    extras: sum(packages, ({ extras }) => extras),
    subTotal,
    shipping,
    grandTotal,
    taxed,
    grandTotalWithoutTax: grandTotal - sum(taxed, ({ tax }) => tax),
  };
};

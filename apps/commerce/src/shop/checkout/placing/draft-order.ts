import type { Language, Storefront } from "@giftshop/storefront-config";
import { planDelivery } from "@giftshop/storefront-config/delivery";
import type {
  Billing,
  Buyer,
  DraftLine,
  DraftPackage,
  OrderDraft,
  OrderKind,
  PostalAddress,
} from "../../../money/order/index.ts";
import { Failure } from "../../../platform/failure.ts";
import {
  type BasketLine,
  type CartSnapshot,
  fingerprintOf,
  fullName,
  type PricedBasket,
  type PricedShipment,
  presentBasket,
} from "../../basket/index.ts";
import { extraPath } from "../../catalogue/media/media-route.ts";
import { imageOf, titleOf } from "../../catalogue/present.ts";
import type { CatalogueView } from "../../catalogue/snapshot/view.ts";
import type { CatalogueExtra } from "../../catalogue/types.ts";

/** Who buys what, and how it is to be shown. */
export interface Purchase {
  kind: OrderKind;
  /** Visitor of the account that is signed in, where the basket is another's. */
  accountVisitor: number | null;
  cart: CartSnapshot;
  /**
   * What the order's pages show in the place of what it holds: of
   * thousands of gifts, how many of each. Default: what it holds.
   */
  shown?: PricedBasket;
  catalogue: CatalogueView;
  storefront: Storefront;
  language: Language;
  buyer: Buyer;
  billing: Billing;
  address: PostalAddress | null;
  remindable: boolean;
  requestHash: Buffer;
}

const giftLine = (catalogue: CatalogueView, { product, variation, quantity, value }: BasketLine): DraftLine => {
  const image = imageOf(catalogue, product);
  return {
    kind: product.type,
    variation: variation.id,
    extra: null,
    title: titleOf(catalogue, product),
    imageUrl: image.url,
    imageAlt: image.alt,
    backgroundColor: product.backgroundColor,
    quantity,
    unitPrice: value,
  };
};

const extraLine = (catalogue: CatalogueView, extra: CatalogueExtra | undefined, line: BasketLine): DraftLine[] => {
  if (extra === undefined) return [];
  const title = titleOf(catalogue, extra);
  return [
    {
      kind: extra.kind,
      variation: null,
      extra: extra.id,
      title,
      imageUrl: extraPath(extra),
      imageAlt: title,
      backgroundColor: line.product.backgroundColor,
      quantity: line.quantity,
      unitPrice: extra.price,
    },
  ];
};

/** When it goes that is for another day, as that of all lines was judged before. */
const planOf = ({ storefront, now }: CatalogueView, { variation, plan }: BasketLine) => {
  if (plan === undefined) return { plan: null, wantedAt: null, leavesAt: null };
  const judged = planDelivery({ storefront, kind: variation.kind, now }, plan);
  if ("fault" in judged) throw new Failure(judged.fault);
  return { plan, wantedAt: judged.planned.at, leavesAt: judged.planned.leavesAt };
};

/**
 * Place of a shipment's address among those of its order: 0 is the buyer's, receivers' follow in the
 * shipments' order, and what is e-mailed has none.
 */
const placeOf = (shipment: PricedShipment, shipments: readonly PricedShipment[]): number | null => {
  if (shipment.kind === "DIGITAL") return null;
  return shipment.address ? shipments.filter(({ address }) => address).indexOf(shipment) + 1 : 0;
};

const addressesOf = (shipments: readonly PricedShipment[], toBuyer: PostalAddress | null) => [
  ...(toBuyer ? [{ ...toBuyer, position: 0 }] : []),
  ...shipments.flatMap((shipment) =>
    shipment.address ? [{ ...shipment.address, position: placeOf(shipment, shipments) ?? 0 }] : [],
  ),
];

const packagesOf = (
  catalogue: CatalogueView,
  { kind, packages }: PricedShipment,
  address: number | null,
): DraftPackage[] =>
  packages.map(({ line }) => ({
    ...planOf(catalogue, line),
    tag: `${line.packageId}`,
    kind,
    address,
    fingerprint: fingerprintOf(line).toString("hex"),
    recipientName: line.recipient ? fullName(line.recipient) : null,
    recipientEmail: line.recipient?.email ?? null,
    message: line.message ?? null,
    lines: [
      giftLine(catalogue, line),
      ...extraLine(catalogue, line.wrapper, line),
      ...extraLine(catalogue, line.giftPacking, line),
    ],
  }));

/** Who pays, as the order's pages show it. */
const billingView = ({ buyer, billing, storefront }: Purchase) => {
  const { address, ...rest } = billing;
  return { ...buyer, ...rest, countryCode: storefront.country, ...address };
};

/**
 * An order of a locked and priced basket: a copy of everything, so that it says tomorrow what it says today.
 */
export const draftOrder = (purchase: Purchase): OrderDraft => {
  const {
    kind,
    accountVisitor,
    cart,
    shown = cart.priced,
    catalogue,
    storefront,
    language,
    buyer,
    billing,
    address,
    remindable,
    requestHash,
  } = purchase;
  const { priced } = cart;
  const shippingTax = priced.taxed.filter(({ what }) => what === "SHIPPING").reduce((sum, { tax }) => sum + tax, 0);
  const view = presentBasket({
    id: cart.cartId,
    version: cart.version,
    view: catalogue,
    priced: shown,
    billingAddress: billingView(purchase),
    ...(address === null ? {} : { deliveryAddress: address }),
  });
  return {
    kind,
    storefront: storefront.code,
    legalEntity: storefront.legalEntity,
    language,
    currency: cart.currency,
    visitor: cart.visitorId,
    accountVisitor,
    cart: cart.cartId,
    cartVersion: cart.version,
    buyer,
    billing,
    addresses: addressesOf(priced.shipments, address),
    packages: priced.shipments.flatMap((shipment) =>
      packagesOf(catalogue, shipment, placeOf(shipment, priced.shipments)),
    ),
    shipping: priced.shipping,
    vat: priced.grandTotal - priced.grandTotalWithoutTax,
    shippingVat: shippingTax,
    remindable,
    view,
    requestHash,
    placedAt: catalogue.now,
  };
};

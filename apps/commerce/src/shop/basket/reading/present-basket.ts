import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import type { CardPayment } from "../../../money/giftcard/index.ts";
import { moneyOf } from "../../../platform/graphql/common.ts";
import { presentArrival } from "../../catalogue/arrival.ts";
import { extraPath } from "../../catalogue/media/media-route.ts";
import { extraKind, imageOf, presentVariation, titleOf } from "../../catalogue/present.ts";
import { pathOf } from "../../catalogue/products/product-path.ts";
import type { CatalogueView } from "../../catalogue/snapshot/view.ts";
import type { CatalogueExtra } from "../../catalogue/types.ts";
import { inLanguage } from "../../catalogue/words.ts";
import { fullName } from "../addresses/full-name.ts";
import { type Counts, countLines } from "../counts.ts";
import { presentPlan } from "../delivery-plan.ts";
import type { BillingAddressView, DeliveryAddressView } from "../graphql/addresses.ts";
import type { GiftcardOrderView, PackageGroupView, ShipmentView } from "../graphql/giftcard-order.ts";
import { messageVariation, type PackageItemView } from "../graphql/order-items.ts";
import type { PackageView, RecipientView } from "../graphql/parts.ts";
import type { AdjustmentView } from "../graphql/totals.ts";
import { type Free, mostOf } from "../limits.ts";
import { messageTitle } from "../message-title.ts";
import { ownTitle } from "../own-title.ts";
import type {
  BasketLine,
  LineProblem,
  Postage,
  PricedBasket,
  PricedPackage,
  PricedShipment,
  Recipient,
} from "../types.ts";
import { presentPayments } from "./present-payments.ts";

export interface PresentedBasket {
  id: string | number;
  version: number;
  priced: PricedBasket;
  /** Its language, currency and the catalogue of its lines. */
  view: CatalogueView;
  problems?: readonly LineProblem[];
  /** Stock; absent for an order, whose quantities no longer change. */
  free?: Free;
  billingAddress?: BillingAddressView;
  /** Where the physical shipments go. */
  deliveryAddress?: DeliveryAddressView;
  /** What gift cards pay of it. */
  payments?: readonly CardPayment[];
}

const cardItem = ({ view, free }: PresentedBasket, line: BasketLine, counts: Counts): PackageItemView => {
  const { product, variation, value, quantity } = line;
  return {
    qty: quantity,
    variation: presentVariation(view, product, variation, value),
    product: {
      id: product.id,
      title: titleOf(view, product),
      path: pathOf(view, product),
      image: imageOf(view, product),
      backgroundColor: product.backgroundColor,
      productType: product.type,
    },
    price: moneyOf(view.storefront, value),
    maxQty: free === undefined ? quantity : mostOf(line, counts, free),
  };
};

/** A wrapper or packing is its own product, with the picture of itself; there is one for each card. */
const extraItem = (
  view: CatalogueView,
  extra: CatalogueExtra | undefined,
  card: PackageItemView,
): PackageItemView | null => {
  if (extra === undefined) return null;
  const title = titleOf(view, extra);
  const price = moneyOf(view.storefront, extra.price);
  return {
    qty: card.qty,
    variation: { id: extra.id, title, sku: extra.slug, variationType: extraKind(extra), price },
    product: {
      ...card.product,
      id: extra.id,
      title,
      path: extra.slug,
      image: { url: extraPath(extra), alt: title },
    },
    price,
    maxQty: card.maxQty,
  };
};

const presentRecipient = (recipient: Recipient): RecipientView => ({
  name: fullName(recipient),
  firstName: recipient.name,
  lastName: recipient.lastName ?? null,
  email: recipient.email ?? null,
  handOver: recipient.handOver ?? false,
  address: recipient.address ?? null,
});

const messageWords = ({ language, storefront }: CatalogueView): string =>
  inLanguage(messageTitle, language, storefront);

const presentPackage = (basket: PresentedBasket, { line, total }: PricedPackage, counts: Counts): PackageView => {
  const { view, problems = [] } = basket;
  const { packageId, quantity, recipient, message } = line;
  const giftcard = cardItem(basket, line, counts);
  const problem = problems.find((candidate) => candidate.packageId === packageId);
  return {
    id: packageId,
    giftcard,
    wrapper: extraItem(view, line.wrapper, giftcard),
    giftPacking: extraItem(view, line.giftPacking, giftcard),
    message:
      message === undefined
        ? null
        : { qty: quantity, text: message, variation: messageVariation(messageWords(view), giftcard) },
    recipient: recipient === undefined ? null : presentRecipient(recipient),
    deliveryDate: presentPlan({ storefront: view.storefront, kind: line.variation.kind, now: view.now }, line.plan),
    totalPrice: moneyOf(view.storefront, total),
    problem: problem ? { code: problem.code, limit: problem.limit } : null,
  };
};

/** Where a gift goes that does not go to the buyer, in one line. */
const whereTo = (recipient: RecipientView | null): string => {
  const { email, address } = recipient ?? {};
  return address ? addressOnOneLine(address) : (email ?? "");
};

const presentGroup = ({ tag }: PricedShipment, item: PackageView, own: string): PackageGroupView => ({
  tag,
  packageId: item.id,
  cardsPreviews: [
    {
      image: item.giftcard.product.image,
      color: item.giftcard.product.backgroundColor,
      productLabel: item.giftcard.product.title,
    },
  ],
  receiverTitle: item.recipient?.name ?? own,
  receiverDescription: whereTo(item.recipient),
  totalPrice: item.totalPrice,
});

/** One adjustment for each kind of post, however many shipments go by it. */
const adjustments = ({ shipments }: PricedBasket, { storefront }: CatalogueView): AdjustmentView[] => {
  const sums = new Map<Postage, number>();
  for (const { postage, shipping } of shipments) {
    if (postage) sums.set(postage, (sums.get(postage) ?? 0) + shipping);
  }
  return [...sums].map(([postage, price]) => ({
    title: `shipping.${postage}`,
    adjustmentType: "SHIPPING",
    valueType: "ABSOLUTE",
    price: moneyOf(storefront, price),
  }));
};

/** What one shipment costs by itself. */
const shipmentTotals = ({ packages, postage, shipping }: PricedShipment, { storefront }: CatalogueView) => {
  const subTotal = packages.reduce((sum, { total }) => sum + total, 0);
  const price = moneyOf(storefront, shipping);
  return {
    subTotal: moneyOf(storefront, subTotal),
    grandTotal: moneyOf(storefront, subTotal + shipping),
    adjustments: postage
      ? [{ title: `shipping.${postage}`, adjustmentType: "SHIPPING" as const, valueType: "ABSOLUTE" as const, price }]
      : [],
  };
};

/** A priced basket, or order, as the pages read it. */
export const presentBasket = (basket: PresentedBasket): GiftcardOrderView => {
  const { priced, view } = basket;
  const { storefront } = view;
  const counts = countLines(priced.shipments.flatMap(({ packages }) => packages.map(({ line }) => line)));
  const shipments: ShipmentView[] = priced.shipments.map((shipment) => {
    const { tag, kind, mode, packages, arrival, address } = shipment;
    return {
      tag,
      kind,
      mode,
      packages: packages.map((item) => presentPackage(basket, item, counts)),
      deliveryAddress: kind === "PHYSICAL" ? (address ?? basket.deliveryAddress ?? null) : null,
      totals: shipmentTotals(shipment, view),
      ...presentArrival(arrival),
    };
  });
  const own = inLanguage(ownTitle, view.language, storefront);
  const groups = priced.shipments.flatMap((shipment, index) =>
    (shipments[index]?.packages ?? []).map((item) => presentGroup(shipment, item, own)),
  );
  const totalOf = ({ quantity, price }: PricedBasket["digital"]) => ({
    qty: quantity,
    price: moneyOf(storefront, price),
  });
  return {
    id: basket.id,
    version: basket.version,
    quantity: priced.quantity,
    shipments,
    packagesGroups: groups,
    groupedTotals: {
      digitalTotal: totalOf(priced.digital),
      physicalTotal: totalOf(priced.physical),
      extra: moneyOf(storefront, priced.extras),
    },
    totals: {
      subTotal: moneyOf(storefront, priced.subTotal),
      grandTotalWithoutTax: moneyOf(storefront, priced.grandTotalWithoutTax),
      grandTotal: moneyOf(storefront, priced.grandTotal),
      adjustments: adjustments(priced, view),
    },
    billingAddress: basket.billingAddress ?? null,
    ...presentPayments(storefront, priced.grandTotal, basket.payments ?? []),
  };
};

import { formatDate } from "@giftshop/messages/format";
import { createShop } from "@giftshop/storefront-config";
import { isUuid } from "@giftshop/validation";
import { type CardBalance, paymentsOfOrder, sumOf } from "../../money/giftcard/index.ts";
import { readDeliveries, readOrder, type ShownOrder } from "../../money/order/index.ts";
import { Failure } from "../../platform/failure.ts";
import { type Image, type Money, moneyOf } from "../../platform/graphql/common.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import type { GiftcardOrderView, ShipmentView } from "../basket/graphql/giftcard-order.ts";
import { cardItem, type PackageItem, packingItem, wrapperItem } from "../basket/graphql/order-items.ts";
import type { PackageView } from "../basket/graphql/parts.ts";
import { cardsOfCart } from "../basket/index.ts";
import { showCart } from "../basket/reading/show-cart.ts";
import { inView, type ProductInView } from "../catalogue/graphql/product-type.ts";
import { type CatalogueView, readView } from "../catalogue/snapshot/view.ts";
import { boughtView } from "../checkout/view/bought-view.ts";
import { type Exchange, minimumLeft } from "../exchange/exchange-of.ts";
import { shares } from "../exchange/remainder.ts";
import { exchangeOfCards, settled, spendable, type UnderWay, underWay } from "./redeeming.ts";

export interface RedeemCardView {
  id: number;
  lastDigits: string;
  title: string;
  image: Image;
  backgroundColor: string;
  balance: Money;
  expiresOn: string;
}

export interface RedeemPackageView extends Pick<PackageView, "id" | "recipient" | "message" | "problem"> {
  mainProduct: ProductInView;
  items: PackageItem[];
  packageTotals: { mainItemAmount: Money; mainItemEditable: boolean; promotionAmount: Money };
}

export interface RedeemShipmentView extends Pick<ShipmentView, "tag" | "kind" | "deliveryDate" | "deliveryAddress"> {
  packages: RedeemPackageView[];
  formattedDeliveryDate: string;
}

export interface RedeemOrderView extends Pick<GiftcardOrderView, "id" | "version" | "totals" | "billingAddress"> {
  expiresAt: string;
  cards: RedeemCardView[];
  shipments: RedeemShipmentView[];
  remainingBalance: Money;
  toPay: Money;
  minimumRemainingBalance: Money | null;
  payments: { value: Money }[];
  pageId: string | null;
}

const cardView = (scope: Scope, card: CardBalance): RedeemCardView => ({
  id: card.id,
  lastDigits: card.lastDigits,
  title: card.title,
  image: { url: card.imageUrl, alt: card.imageAlt },
  backgroundColor: card.backgroundColor,
  balance: moneyOf(scope.storefront, card.balance),
  expiresOn: card.expiresOn,
});

/** Packages of which the product is not known any more are left out: nobody can show them. */
const packageView = (view: CatalogueView, item: PackageView, editable: boolean): RedeemPackageView[] => {
  const { giftcard, wrapper, giftPacking, id, recipient, message, problem } = item;
  const found = view.snapshot.byVariation.get(giftcard.variation.id);
  if (found === undefined) return [];
  const mainItemAmount = moneyOf(view.storefront, giftcard.price.value * giftcard.qty);
  const promotionAmount = moneyOf(view.storefront, 0);
  return [
    {
      id,
      recipient,
      message,
      problem,
      mainProduct: inView(view, found.product),
      items: [cardItem(giftcard), wrapperItem(wrapper), packingItem(giftPacking)].filter((part) => part !== null),
      packageTotals: { mainItemAmount, mainItemEditable: editable, promotionAmount },
    },
  ];
};

const shipmentViews = (
  view: CatalogueView,
  { shipments }: GiftcardOrderView,
  isEditable: (item: PackageView) => boolean,
): RedeemShipmentView[] => {
  const { locale } = createShop(view.storefront.code, view.language);
  return shipments.map(({ tag, kind, deliveryDate, deliveryAddress, packages }) => ({
    tag,
    kind,
    deliveryDate,
    deliveryAddress,
    formattedDeliveryDate: formatDate(deliveryDate, locale, view.storefront.timeZone),
    packages: packages.flatMap((item) => packageView(view, item, isEditable(item))),
  }));
};

const common = (scope: Scope, cards: readonly CardBalance[], exchange: Exchange | undefined, expiresAt: Date) => ({
  expiresAt: expiresAt.toISOString(),
  cards: cards.map((card) => cardView(scope, card)),
  minimumRemainingBalance: exchange ? moneyOf(scope.storefront, minimumLeft(exchange)) : null,
  pageId: exchange?.page?.id ?? null,
});

/** An exchange that is not ordered yet. */
export const showUnderWay = async (scope: Scope, known?: UnderWay): Promise<RedeemOrderView> => {
  const now = scope.services.clock.now();
  const { expiresAt } = await scope.redeem.get(scope.services.pool);
  const exchanged = known ?? (await underWay(scope));
  const { cart, cards, exchange } = exchanged;
  const shown = showCart(cart, scope);
  const { total, left, toPay } = settled(cart, scope);
  const view = {
    snapshot: cart.snapshot,
    soldOut: cart.soldOut,
    storefront: scope.storefront,
    language: scope.language,
    now,
  };
  const remainders = new Set(cart.lines.filter(({ remainder }) => remainder).map(({ packageId }) => packageId));
  const paid = shares(
    spendable(cards, now).map(({ balance }) => balance),
    total,
  );
  return {
    ...common(scope, cards, exchange, expiresAt),
    id: shown.id,
    version: shown.version,
    totals: shown.totals,
    billingAddress: shown.billingAddress,
    shipments: shipmentViews(view, shown, ({ id }) => !remainders.has(id)),
    remainingBalance: moneyOf(scope.storefront, left),
    toPay: moneyOf(scope.storefront, toPay),
    payments: paid.filter((value) => value > 0).map((value) => ({ value: moneyOf(scope.storefront, value) })),
  };
};

const ownOrder = async (uuid: string, scope: Scope): Promise<ShownOrder> => {
  const { pool } = scope.services;
  const { visitor } = await scope.redeem.get(pool);
  const order = isUuid(uuid) ? await readOrder(pool, uuid.toLowerCase()) : undefined;
  if (order?.visitor !== visitor || order.kind !== "REDEEM" || order.forgotten)
    throw new Failure("orderNotFound", "uuid");
  return order;
};

/** An exchange that was ordered, paid or not: what it cost, and what is on its cards now. */
const showOrdered = async (uuid: string, scope: Scope): Promise<RedeemOrderView> => {
  const { storefront, services } = scope;
  const { pool } = services;
  const order = await ownOrder(uuid, scope);
  const { expiresAt } = await scope.redeem.get(pool);
  const now = services.clock.now();
  const [view, cards, deliveries, payments] = await Promise.all([
    readView(services, scope),
    cardsOfCart(pool, order.cart),
    readDeliveries(pool, order.id),
    paymentsOfOrder(pool, { order: order.id, total: order.grandTotal }, now),
  ]);
  const bought = boughtView(order, deliveries, { storefront, now }, payments);
  const byCards = sumOf(payments);
  // What is set aside for an order that waits counts as on its cards still.
  const aside = order.state === "PENDING" ? byCards : 0;
  const left = spendable(cards, view.now).reduce((sum, { balance }) => sum + balance, -aside);
  return {
    ...common(scope, cards, await exchangeOfCards(pool, view, cards), expiresAt),
    id: bought.id,
    version: bought.version,
    totals: bought.totals,
    billingAddress: bought.billingAddress,
    shipments: shipmentViews(view, bought, () => false),
    remainingBalance: moneyOf(storefront, left),
    toPay: bought.toPay,
    payments: byCards > 0 ? [{ value: moneyOf(storefront, byCards) }] : [],
  };
};

/**
 * `redeemOrder`: the exchange of the call, or the order of its token with
 * that uuid. Throws 2301, and 2042 for an order that is not its own.
 */
export const redeemOrder = (uuid: string | undefined, scope: Scope): Promise<RedeemOrderView> =>
  uuid === undefined ? showUnderWay(scope) : showOrdered(uuid, scope);

import { getStorefront } from "@giftshop/storefront-config";
import type { DraftPackage, OrderDraft, OrderRecord } from "../../../money/order/index.ts";
import { type Money, moneyOf } from "../../../platform/graphql/common.ts";
import { cartOf, type PayableRequest } from "../../activation/index.ts";
import type { GiftcardOrderView } from "../../basket/graphql/giftcard-order.ts";

type Ready = PayableRequest["ready"][number];

/** Cards of one amount. */
interface Group {
  id: number;
  look: Ready["look"];
  amount: number;
  quantity: number;
}

const groupsOf = ({ ready }: PayableRequest): Group[] =>
  [...Map.groupBy(ready, ({ amount }) => amount)].flatMap(([amount, cards], index) => {
    const [first] = cards;
    return first ? { id: index + 1, look: first.look, amount, quantity: cards.length } : [];
  });

const packageOf = ({ id, look, amount, quantity }: Group): DraftPackage => ({
  tag: `${id}`,
  kind: "DIGITAL",
  address: null,
  fingerprint: null,
  recipientName: null,
  recipientEmail: null,
  message: null,
  plan: null,
  wantedAt: null,
  leavesAt: null,
  lines: [
    {
      kind: "ACTIVATION",
      variation: null,
      extra: null,
      title: look.title,
      imageUrl: look.imageUrl,
      imageAlt: look.imageAlt,
      backgroundColor: look.backgroundColor,
      quantity,
      unitPrice: amount,
    },
  ],
});

const packageView = (
  { id, look, amount, quantity }: Group,
  money: (value: number) => Money,
): GiftcardOrderView["shipments"][number]["packages"][number] => ({
  id,
  giftcard: {
    qty: quantity,
    maxQty: quantity,
    variation: { id, title: look.title, sku: "activation", variationType: "PHYSICAL", price: money(amount) },
    product: {
      id,
      title: look.title,
      path: "",
      image: { url: look.imageUrl, alt: look.imageAlt },
      backgroundColor: look.backgroundColor,
      productType: "GIFTCARD_BLANK",
    },
    price: money(amount),
  },
  wrapper: null,
  giftPacking: null,
  message: null,
  recipient: null,
  deliveryDate: null,
  totalPrice: money(amount * quantity),
  problem: null,
});

const viewOf = (request: PayableRequest, groups: readonly Group[], origin: OrderRecord): GiftcardOrderView => {
  const storefront = getStorefront(request.storefront);
  const money = (value: number) => moneyOf(storefront, value);
  const cards = groups.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = money(groups.reduce((sum, { quantity, amount }) => sum + quantity * amount, 0));
  const packages = groups.map((group) => packageView(group, money));
  const { firstName, lastName, companyName, vatNumber, referenceNumber } = origin;
  return {
    id: cartOf(request),
    version: 0,
    quantity: cards,
    shipments: [
      {
        tag: "activation",
        kind: "DIGITAL",
        mode: "DEFAULT",
        packages,
        deliveryAddress: null,
        deliveryDate: "",
        orderBefore: null,
        totals: { subTotal: total, grandTotal: total, adjustments: [] },
      },
    ],
    packagesGroups: packages.map(({ id, giftcard, totalPrice }) => ({
      tag: "activation",
      packageId: id,
      cardsPreviews: [
        {
          image: giftcard.product.image,
          color: giftcard.product.backgroundColor,
          productLabel: giftcard.product.title,
        },
      ],
      receiverTitle: "",
      receiverDescription: "",
      totalPrice,
    })),
    groupedTotals: {
      digitalTotal: { qty: 0, price: money(0) },
      physicalTotal: { qty: cards, price: total },
      extra: money(0),
    },
    giftCardPayments: [],
    toPay: total,
    totals: { subTotal: total, grandTotalWithoutTax: total, grandTotal: total, adjustments: [] },
    billingAddress: {
      firstName,
      lastName,
      companyName,
      vatNumber,
      referenceNumber,
      customerType: companyName === null ? "PRIVATE" : "BUSINESS",
      countryCode: storefront.country,
      email: request.email,
    },
  };
};

/**
 * An order that gives value to the cards of a request. Its buyer is who
 * bought the boxes; what is asked for is told to the request's address.
 */
export const draftActivation = (
  request: PayableRequest,
  origin: OrderRecord,
  { visitor, billing, requestHash, placedAt }: Pick<OrderDraft, "visitor" | "billing" | "requestHash" | "placedAt">,
): OrderDraft => {
  const storefront = getStorefront(request.storefront);
  const groups = groupsOf(request);
  const { firstName, lastName, companyName, vatNumber, referenceNumber } = origin;
  return {
    kind: "ACTIVATION",
    storefront: storefront.code,
    legalEntity: storefront.legalEntity,
    language: request.language,
    currency: storefront.currency,
    visitor,
    accountVisitor: null,
    cart: cartOf(request),
    cartVersion: 0,
    buyer: {
      firstName,
      lastName,
      email: request.email,
      phoneNumber: null,
      customerType: companyName === null ? "PRIVATE" : "BUSINESS",
      companyName,
      vatNumber,
      referenceNumber,
    },
    addresses: [],
    billing,
    packages: groups.map(packageOf),
    shipping: 0,
    vat: 0,
    shippingVat: 0,
    remindable: false,
    view: viewOf(request, groups, origin),
    requestHash,
    placedAt,
  };
};

import type { SoldOrder } from "@giftshop/analytics/order";
import { type FragmentType, makeFragmentData, type ResultOf } from "@giftshop/graphql";
import type { LoadedBasket } from "../checkout-page/basket-of.ts";
import { OrderSummaryFragment } from "../order-summary/order-summary.fragment.ts";
import { PackageLineFragment } from "../order-summary/package-line.fragment.ts";
import { face } from "./face.ts";

type Line = ResultOf<typeof PackageLineFragment>;

const eur = (value: number) => ({ currency: "EUR" as const, value });

const line = (id: string, title: string, value: number, more: Partial<Line> = {}): Line => ({
  id,
  giftcard: {
    qty: 1,
    product: {
      title,
      productType: "GIFTCARD",
      backgroundColor: "#f4d7c5",
      image: { url: face("#7a2048", "#f2b5a7"), alt: "" },
    },
    price: eur(value),
  },
  wrapper: null,
  giftPacking: null,
  message: null,
  recipient: null,
  deliveryDate: null,
  totalPrice: eur(value),
  problem: null,
  ...more,
});

const person = (firstName: string, lastName: string): NonNullable<Line["recipient"]> => ({
  name: `${firstName} ${lastName}`,
  firstName,
  lastName,
  email: null,
  handOver: false,
  address: null,
});

export const lines = {
  own: line("1", "Maison Lumen", 5000),
  gift: line("2", "Café Pergola", 2500, {
    recipient: { ...person("Élodie", "Martin"), email: "elodie.martin@example.com" },
    message: { text: "Happy birthday, and many more of them. See you on Sunday for the cake!" },
  }),
  posted: line("3", "The Exceptionally Well Known Garden Shop", 17_500, {
    recipient: person("Maximiliane", "von Hohenfels-Wittgenstein"),
    wrapper: { product: { title: "Red ribbon", image: { url: face("#c2255c", "#ffd6e3") } } },
    giftPacking: { product: { title: "Gift box", image: { url: face("#d6ccf5", "#5b2a86") } } },
    totalPrice: eur(18_100),
  }),
  soldOut: line("4", "Atelier Nord", 3000, { problem: { code: 2031, limit: null } }),
};

/** What events read of a package besides. */
const sold = ({ giftcard, wrapper, giftPacking }: Line, variationType: "DIGITAL" | "PHYSICAL") => ({
  giftcard: {
    ...giftcard,
    variation: { variationType },
    product: { ...giftcard.product, path: "sample" },
  },
  wrapper: wrapper && { ...wrapper, price: eur(200) },
  giftPacking: giftPacking && { ...giftPacking, price: eur(400) },
});

/**
 * An order of digital and posted packages, as the summary sees it; gift cards pay so much of it, minor units.
 */
export const order = (digital: readonly Line[], posted: readonly Line[] = [], paidByCards: readonly number[] = []) => {
  const shipment = (id: string, kind: "DIGITAL" | "PHYSICAL", packages: readonly Line[]) => ({
    id,
    kind,
    deliveryDate: "2026-11-25T00:00:00+01:00",
    totals: { adjustments: kind === "PHYSICAL" ? [{ title: "shipping.mailbox", price: eur(395) }] : [] },
    packages: packages.map((one) => ({
      id: one.id,
      ...makeFragmentData(one, PackageLineFragment),
      ...sold(one, kind),
    })),
  });
  const sum = [...digital, ...posted].reduce((total, one) => total + one.totalPrice.value, 0);
  const shipping = posted.length > 0 ? 395 : 0;
  const data: ResultOf<typeof OrderSummaryFragment> = {
    id: "order",
    quantity: digital.length + posted.length,
    shipments: [
      ...(digital.length > 0 ? [shipment("digital", "DIGITAL", digital)] : []),
      ...(posted.length > 0 ? [shipment("posted", "PHYSICAL", posted)] : []),
    ],
    totals: {
      subTotal: eur(sum),
      grandTotal: eur(sum + shipping),
      ...{ grandTotalWithoutTax: eur(sum + shipping) },
      adjustments: shipping ? [{ title: "shipping.mailbox", adjustmentType: "SHIPPING", price: eur(shipping) }] : [],
    },
    giftCardPayments: paidByCards.map((amount, index) => ({
      id: `${index + 1}`,
      title: "Choisissez-vous",
      lastDigits: `${4321 + index}`,
      balance: eur(amount),
      amount: eur(amount),
      problem: null,
    })),
    toPay: eur(sum + shipping - paidByCards.reduce((all, amount) => all + amount, 0)),
  };
  return data;
};

/** An order's summary, masked, as components take it. */
export const summary = (data: ResultOf<typeof OrderSummaryFragment>) =>
  makeFragmentData(data, OrderSummaryFragment) as FragmentType<typeof OrderSummaryFragment> & SoldOrder;

export const methods = [
  { id: "ideal", logo: "ideal", issuers: [], wallets: [] },
  { id: "creditcard", logo: "visa", issuers: [], wallets: ["applepay", "googlepay"] },
  { id: "paypal", logo: "paypal", issuers: [], wallets: [] },
  { id: "banktransfer", logo: "banktransfer", issuers: [], wallets: [] },
];

/**
 * A basket as the checkout has loaded it. Its day holds for
 * ever: a picture that is taken at any hour says it.
 */
export const basket = (
  digital: readonly Line[],
  posted: readonly Line[] = [],
  paidByCards: readonly number[] = [],
): LoadedBasket => {
  const data = order(digital, posted, paidByCards);
  return {
    cart: {
      id: data.id,
      version: 3,
      quantity: data.quantity,
      shipments: data.shipments.map(({ kind, deliveryDate }) => ({
        kind,
        deliveryDate,
        orderBefore: null,
        deliveryAddress: null,
        packages: [],
      })),
      totals: { grandTotal: data.totals.grandTotal, adjustments: data.totals.adjustments },
      toPay: data.toPay,
      ...summary(data),
    },
    problems: [...digital, ...posted].flatMap(({ problem }) => (problem ? (["outOfStock"] as const) : [])),
    limits: [],
    needsDelivery: posted.length > 0,
    registered: false,
    methods,
    noneFits: false,
  };
};

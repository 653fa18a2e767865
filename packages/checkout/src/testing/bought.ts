import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import type { OrderView } from "../confirmation/confirmation-order.query.ts";
import { DeliveryFragment } from "../confirmation/delivery.fragment.ts";
import { face } from "./face.ts";
import { lines, order as makeOrder, summary } from "./orders.ts";

export type Delivery = ResultOf<typeof DeliveryFragment>;

const card = (title: string) => ({
  qty: 1,
  price: { currency: "EUR" as const, value: 5000 },
  product: {
    title,
    productType: "GIFTCARD" as const,
    backgroundColor: "#f4d7c5",
    image: { url: face("#20446a", "#ffd166"), alt: "" },
  },
});

/** What has not happened to a gift, and cannot be done about it. */
export const soon = {
  deliveryDate: null,
  canChangeDay: false,
  dayVersion: 0,
  recipientEmail: null,
  tracking: null,
  canResend: false,
  canCorrectEmail: false,
  canClaim: false,
  claimFrom: null,
  giftState: null,
};

/** Gifts of an order, each as far as it has come. */
export const deliveries: Delivery[] = [
  {
    packageId: "1",
    kind: "DIGITAL",
    state: "SENT",
    recipientTitle: "Ada Lovelace",
    expectedAt: "2026-11-21T10:00:00Z",
    ...soon,
  },
  {
    packageId: "2",
    kind: "DIGITAL",
    state: "WAITING",
    recipientTitle: "Élodie Martin",
    expectedAt: "2026-11-21T10:00:00Z",
    ...soon,
    recipientEmail: "elodie.martin@example.com",
  },
  {
    packageId: "3",
    kind: "PHYSICAL",
    state: "PREPARING",
    recipientTitle: "Maximiliane von Hohenfels",
    expectedAt: "2026-11-25T08:00:00Z",
    ...soon,
  },
  {
    packageId: "4",
    kind: "DIGITAL",
    state: "FAILED",
    recipientTitle: "Noor",
    expectedAt: "2026-11-21T10:00:00Z",
    ...soon,
    recipientEmail: "noor@exampel.com",
    canResend: true,
    canCorrectEmail: true,
  },
  {
    packageId: "5",
    kind: "DIGITAL",
    state: "DONATED",
    recipientTitle: "Ada Lovelace",
    expectedAt: "2026-11-21T10:00:00Z",
    ...soon,
  },
  {
    packageId: "6",
    kind: "DIGITAL",
    state: "SCHEDULED",
    recipientTitle: "Grace Hopper",
    expectedAt: "2026-12-24T18:00:00Z",
    ...soon,
    deliveryDate: { date: "2026-12-24", hour: 18, timeZone: "America/New_York" },
    canChangeDay: true,
    recipientEmail: "grace@example.com",
    canCorrectEmail: true,
  },
];

const bought = makeOrder([lines.own, lines.gift], [lines.posted]);
const paper = { product: { title: "Garden", image: { url: face("#1f6b4a", "#f7b5cc") } } };
const giftBox = { product: { title: "Gift box", image: { url: face("#d6ccf5", "#5b2a86") } } };

/** Her own as it comes, one in paper, one in a box. */
const elodie = { name: "Élodie Martin", firstName: "Élodie" };
const others: Readonly<Record<string, typeof elodie>> = {
  3: { name: "Maximiliane von Hohenfels", firstName: "Maximiliane" },
};

const dressed = <Pack extends { id: string }>(pack: Pack, index: number) => ({
  ...pack,
  giftcard: {
    ...(pack as unknown as typeof lines.own).giftcard,
    ...card(
      ["Maison Lumen", "Café Pergola", "The Exceptionally Well Known Garden Shop"][pack.id === "3" ? 2 : index] ?? "",
    ),
  },
  wrapper: pack.id === "2" ? paper : null,
  giftPacking: pack.id === "3" ? giftBox : null,
  message: pack.id === "2" ? { text: "Happy birthday, dear Élodie!" } : null,
  recipient: pack.id === "1" ? null : (others[pack.id] ?? elodie),
});

const somewhere = {
  countryCode: "GB",
  postCode: "LS1 4AP",
  houseNumber: "7",
  suffix: null,
  street: "Kirkgate",
  city: "Leeds",
};

/** An order as only its buyer reads it. */
export const details = {
  number: "CKUK-10427",
  placedAt: "2026-11-21T09:41:00Z",
  email: "ada@example.com",
  canCorrectEmail: true,
  paymentMethod: "creditcard",
  giftBatch: null,
  tellsOpened: false,
  transfer: null,
  order: {
    billingAddress: { firstName: "Ada", companyName: null, vatNumber: null, referenceNumber: null },
    ...summary(bought),
    shipments: bought.shipments.map(({ packages, ...shipment }) => ({
      ...shipment,
      deliveryAddress: shipment.kind === "PHYSICAL" ? somewhere : null,
      packages: packages.map(dressed),
    })),
  },
  deliveries: deliveries.map((one) => ({ packageId: one.packageId, ...makeFragmentData(one, DeliveryFragment) })),
};

/** An order of three gifts, paid. */
export const order: OrderView = {
  uuid: "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e",
  kind: "REGULAR",
  status: "PENDING",
  payment: "PAID",
  canRetry: false,
  retryAfter: null,
  details,
};

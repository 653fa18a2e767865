import type { SoldOrder } from "@giftshop/analytics/order";
import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import type { Basket } from "../basket-page/basket.fragment.ts";
import { ExtraFragment, LineFragment } from "../line/line.fragment.ts";
import { ShipmentFragment } from "../shipment/shipment.fragment.ts";
import { TotalsFragment } from "../totals/totals.fragment.ts";

type Line = ResultOf<typeof LineFragment>;

const money = (value: number) => ({ currency: "EUR" as const, value });

const line = (change: Partial<Line> & { title?: string; qty?: number; maxQty?: number }): Line => ({
  id: "a",
  giftcard: {
    qty: change.qty ?? 1,
    maxQty: change.maxQty ?? 99,
    price: money(2500),
    variation: { id: "digital", variationType: "DIGITAL" },
    product: {
      title: change.title ?? "Café Noir",
      path: "cafe-noir",
      image: { url: sampleFaces.cafe.src },
      backgroundColor: "#F9D9C2",
      productType: "GIFTCARD",
    },
  },
  wrapper: null,
  giftPacking: null,
  message: null,
  recipient: null,
  deliveryDate: null,
  totalPrice: money(2500),
  problem: null,
  ...change,
});

const extra = (title: string) =>
  makeFragmentData(
    { price: money(195), variation: { id: title }, product: { title, image: { url: sampleFaces.garden.src } } },
    ExtraFragment,
  );

const forAnna = {
  name: "Anna-Katharina Überschär",
  firstName: "Anna-Katharina",
  lastName: "Überschär",
  email: "anna.katharina@familie.example",
  handOver: false,
  address: null,
};
/** Where a printed gift for her goes. */
const annasDoor = {
  countryCode: "DE",
  street: "Lindenstraße",
  houseNumber: "24",
  suffix: null,
  postCode: "50674",
  city: "Köln",
  addressLine1: null,
  addressLine2: null,
};
const note = "Alles Liebe zum Geburtstag! ".repeat(6).slice(0, 150);

const lines = {
  own: line({ qty: 2, totalPrice: money(5000) }),
  gift: line({
    id: "b",
    recipient: forAnna,
    message: { text: note },
    title: "Die Genussmanufaktur am Alten Marktplatz",
  }),
  post: line({ id: "c", wrapper: extra("Goldrand"), giftPacking: extra("Schachtel"), totalPrice: money(2890) }),
  postForAnna: line({
    id: "e",
    recipient: { ...forAnna, email: null, address: annasDoor },
    message: { text: note },
    title: "Blumenhaus",
  }),
  postHandedOver: line({ id: "h", recipient: { ...forAnna, email: null, handOver: true }, title: "Blumenhaus" }),
  later: line({
    id: "g",
    recipient: forAnna,
    deliveryDate: { date: "2026-12-24", hour: 18, timeZone: "America/New_York" },
  }),
  soldOut: line({ id: "d", maxQty: 0, problem: { code: 2031, limit: null } }),
  fewerLeft: line({ id: "f", qty: 5, maxQty: 2, totalPrice: money(12_500), problem: { code: 2031, limit: null } }),
};

const shipment = (id: string, kind: "DIGITAL" | "PHYSICAL", of: readonly Line[]) => ({
  id,
  packages: of.map((one) => ({ id: one.id, problem: one.problem })),
  ...makeFragmentData(
    {
      id,
      tag: id,
      kind,
      deliveryDate: "2026-11-24T00:00:00Z",
      // A picture that is taken at any hour says the day.
      orderBefore: null,
      totals: {
        adjustments: kind === "PHYSICAL" ? [{ title: "shipping.mailbox", price: money(395) }] : [],
      },
      deliveryAddress: of[0]?.recipient?.address ?? null,
      packages: of.map((one) => ({
        id: one.id,
        recipient: one.recipient,
        deliveryDate: one.deliveryDate,
        ...makeFragmentData(one, LineFragment),
      })),
    },
    ShipmentFragment,
  ),
});

const totals = makeFragmentData(
  {
    groupedTotals: {
      digitalTotal: { qty: 3, price: money(7500) },
      physicalTotal: { qty: 1, price: money(2500) },
      extra: money(390),
    },
    totals: {
      grandTotal: money(10_785),
      adjustments: [{ title: "shipping.mailbox", adjustmentType: "SHIPPING", price: money(395) }],
    },
  },
  TotalsFragment,
);

const basket = (shipments: ReturnType<typeof shipment>[]): Basket => ({
  id: "basket",
  version: 3,
  quantity: shipments.length,
  shipments,
  // Events read the same packages and totals.
  ...(totals as typeof totals & SoldOrder),
});

/** Baskets for stories and tests. */
export const sampleBaskets = {
  empty: basket([]),
  one: basket([shipment("digital", "DIGITAL", [lines.own])]),
  many: basket([
    shipment("digital", "DIGITAL", [lines.own]),
    shipment("digital-anna", "DIGITAL", [lines.gift]),
    shipment("physical", "PHYSICAL", [lines.post]),
  ]),
  together: basket([shipment("physical", "PHYSICAL", [lines.post, lines.postHandedOver])]),
  byPost: basket([
    shipment("physical-anna", "PHYSICAL", [lines.postForAnna]),
    shipment("physical", "PHYSICAL", [lines.post]),
  ]),
  problem: basket([shipment("digital", "DIGITAL", [lines.own]), shipment("physical", "PHYSICAL", [lines.soldOut])]),
  later: basket([shipment("digital", "DIGITAL", [lines.own]), shipment("digital-anna", "DIGITAL", [lines.later])]),
  fewerLeft: basket([shipment("physical", "PHYSICAL", [lines.fewerLeft])]),
};

import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { face } from "../testing/face.ts";
import { inCheckout } from "../testing/in-checkout.tsx";
import { lines, order as makeOrder, summary } from "../testing/orders.ts";
import { BuyerView } from "./buyer-view.tsx";
import type { OrderView } from "./confirmation-order.query.ts";
import { DeliveryFragment } from "./delivery.fragment.ts";

type Delivery = ResultOf<typeof DeliveryFragment>;

const card = (title: string) => ({
  qty: 1,
  price: { currency: "EUR" as const, value: 5000 },
  product: { title, backgroundColor: "#f4d7c5", image: { url: face("#20446a", "#ffd166"), alt: "" } },
});

const soon = {
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

const deliveries: Delivery[] = [
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

const details = {
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

const order: OrderView = {
  uuid: "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e",
  kind: "REGULAR",
  status: "PENDING",
  payment: "PAID",
  canRetry: false,
  retryAfter: null,
  details,
};

const meta = {
  title: "checkout/Confirmation",
  component: BuyerView,
  decorators: [inCheckout],
  args: { order, details, reload: fn() },
} satisfies Meta<typeof BuyerView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};
export const ForACompany: Story = {
  args: {
    details: {
      ...details,
      order: {
        ...details.order,
        billingAddress: {
          firstName: "Ada",
          companyName: "Lumen Analytical Engines & Sons Limited",
          vatNumber: "GB123456789",
          referenceNumber: "PO-2026-0412",
        },
      },
    },
  },
};
const transfer = {
  account: "NL91ABNA0417164300",
  bic: "ABNANL2A",
  holder: "Example Bank",
  reference: "RF12 3456 7890",
  until: "2026-12-04T00:00:00Z",
  amount: { currency: "EUR" as const, value: 8_394 },
  qrCode: null,
};
const posted: Delivery = {
  packageId: "3",
  kind: "PHYSICAL",
  state: "SENT",
  recipientTitle: "Maximiliane von Hohenfels",
  expectedAt: "2026-11-25T08:00:00Z",
  ...soon,
  tracking: {
    carrier: "Royal Mail",
    code: "RM123456789GB",
    url: "https://www.royalmail.com/track-your-item#/tracking-results/RM123456789GB",
  },
  claimFrom: "2026-12-01T00:00:00Z",
};
const received: Delivery = {
  packageId: "2",
  kind: "DIGITAL",
  state: "SENT",
  recipientTitle: "Élodie Martin",
  expectedAt: "2026-11-21T10:00:00Z",
  ...soon,
  recipientEmail: "elodie.martin@example.com",
  canResend: true,
  canCorrectEmail: true,
};
const lost: Delivery = { ...posted, packageId: "1", claimFrom: null, canClaim: true };
/** What its buyer can do about each gift. */
export const Sent: Story = {
  args: {
    details: {
      ...details,
      deliveries: [received, posted, lost].map((one) => ({
        packageId: one.packageId,
        ...makeFragmentData(one, DeliveryFragment),
      })),
    },
  },
};
/** A present that nobody has opened: its buyer may ask to be told. */
export const ToldWhenOpened: Story = {
  parameters: { baseline: false },
  args: {
    details: {
      ...details,
      deliveries: [{ ...received, giftState: "UNOPENED" as const }].map((one) => ({
        packageId: one.packageId,
        ...makeFragmentData(one, DeliveryFragment),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: "Email me when a present is opened" })).not.toBeChecked();
  },
};
export const AwaitsTransfer: Story = {
  args: { order: { ...order, payment: "PENDING" }, details: { ...details, paymentMethod: "banktransfer", transfer } },
};
export const NotPaid: Story = { args: { order: { ...order, payment: "FAILED", status: "CANCELED", canRetry: true } } };
export const TriesUsedUp: Story = {
  args: { order: { ...order, payment: "FAILED", status: "CANCELED", retryAfter: "2026-11-22T09:41:31Z" } },
};
export const Processing: Story = { args: { order: { ...order, payment: "PROCESSING" } } };
export const Canceled: Story = { args: { order: { ...order, payment: "EXPIRED", status: "CANCELED" } } };
const takenBack = {
  ...details,
  deliveries: deliveries.map((one) => ({
    packageId: one.packageId,
    ...makeFragmentData({ ...one, state: "WITHDRAWN" }, DeliveryFragment),
  })),
};
export const Withdrawn: Story = {
  args: { order: { ...order, payment: "REFUNDED", status: "CANCELED", details: takenBack }, details: takenBack },
};
export const Refunded: Story = { args: { order: { ...order, payment: "REFUNDED", status: "CANCELED" } } };
/** Gifts of a list that its buyer hands over, on invoice: a few of many, and where their links are. */
export const ForAList: Story = {
  parameters: { baseline: false },
  args: {
    details: {
      ...details,
      paymentMethod: "invoice",
      giftBatch: "HAND",
      deliveries: Array.from({ length: 45 }, (_, index) => ({
        packageId: `${index + 1}`,
        ...makeFragmentData(
          { ...deliveries[0], packageId: `${index + 1}`, recipientTitle: `Zoë ${index + 1}` } as Delivery,
          DeliveryFragment,
        ),
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText("Ready to hand over")).toHaveLength(20);
    await userEvent.click(canvas.getByRole("button", { name: "Show 20 more" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show 5 more" }));
    await expect(canvas.getByText("Zoë 45")).toBeVisible();
    await expect(canvas.getByText(/on invoice, payable within 14 days/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View your lists" })).toBeVisible();
  },
};
export const German: Story = { globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };
export const Party: Story = { globals: { theme: "CK" } };

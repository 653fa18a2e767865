import { makeFragmentData } from "@giftshop/graphql";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { type Delivery, deliveries, details, order, soon } from "../testing/bought.ts";
import { inCheckout } from "../testing/in-checkout.tsx";
import { BuyerView } from "./buyer-view.tsx";
import { DeliveryFragment } from "./delivery.fragment.ts";

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
/** How a gift by email arrives is the first press of its row; whose address is put right is said. */
export const OneGift: Story = {
  parameters: { baseline: false },
  args: {
    details: {
      ...details,
      order: {
        ...details.order,
        shipments: details.order.shipments.slice(0, 1).map((shipment) => ({
          ...shipment,
          packages: shipment.packages.filter(({ id }) => id === "2"),
        })),
      },
      deliveries: [
        { packageId: "2", ...makeFragmentData({ ...received, giftState: "UNOPENED" as const }, DeliveryFragment) },
      ],
    },
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole("region", { name: "Who gets what, and when" }));
    await expect(row.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "See what Élodie sees",
      "Send again",
      "Correct Élodie’s email address",
      "Take back",
    ]);
    await expect(canvas.getByRole("button", { name: /^Correct your email address/u })).toBeVisible();
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
export const PartyByNight: Story = { globals: { theme: "CK", scheme: "dark" } };
export const ConciergeByNight: Story = { globals: { theme: "GCS", scheme: "dark" } };

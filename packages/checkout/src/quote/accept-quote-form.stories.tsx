import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { inCheckout, inContainer } from "../testing/in-checkout.tsx";
import { AcceptQuoteForm } from "./accept-quote-form.tsx";

const invoice = { id: "invoice", logo: "invoice", issuers: [], wallets: [] };
const card = { id: "creditcard", logo: "visa", issuers: [], wallets: [] };
const quote = { version: 1, buyersAddress: null, total: { currency: "EUR" as const, value: 125_000 } };

const meta = {
  title: "checkout/Accept a quote",
  component: AcceptQuoteForm,
  decorators: [inContainer, inCheckout],
  args: {
    token: "",
    onChanged: () => undefined,
    offer: { ...quote, needsDelivery: false, methods: [invoice, card] },
  },
} satisfies Meta<typeof AcceptQuoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnInvoice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: /on invoice/i })).toBeVisible();
  },
};
export const Posted: Story = {
  args: {
    offer: { ...quote, needsDelivery: true, methods: [card] },
  },
};
export const German: Story = { ...OnInvoice, play: async () => undefined, globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = { ...Posted, globals: { language: "ar", theme: "GCS" } };

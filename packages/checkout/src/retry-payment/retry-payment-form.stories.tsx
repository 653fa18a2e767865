import type { Meta, StoryObj } from "@storybook/react";
import { fn } from "storybook/test";
import { inCheckout, inContainer } from "../testing/in-checkout.tsx";
import { lines, methods, order, summary } from "../testing/orders.ts";
import { RetryPaymentForm } from "./retry-payment-form.tsx";

const data = order([lines.own, lines.gift]);
const waiting = {
  uuid: "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e",
  number: "CBFR-10427",
  order: { toPay: data.toPay, ...summary(data) },
};

const meta = {
  title: "checkout/Retry payment",
  component: RetryPaymentForm,
  decorators: [inContainer, inCheckout],
  parameters: { layout: "fullscreen" },
  beforeEach: () => sessionStorage.clear(),
  args: {
    order: waiting,
    methods,
    noneFits: false,
    cameBack: "failed",
    refreshing: false,
    reload: fn(async () => undefined),
  },
} satisfies Meta<typeof RetryPaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Canceled: Story = { args: { cameBack: "canceled" } };
export const Expired: Story = { args: { cameBack: "expired" } };
export const CostsTooMuch: Story = { args: { methods: [], noneFits: true } };
export const German: Story = { globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

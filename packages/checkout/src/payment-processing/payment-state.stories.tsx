import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { inCheckout } from "../testing/in-checkout.tsx";
import { PaymentState } from "./payment-processing.tsx";

const meta = {
  title: "checkout/Payment processing",
  component: PaymentState,
  decorators: [inCheckout],
  args: { view: { kind: "waiting" }, order: "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e", onAgain: fn() },
} satisfies Meta<typeof PaymentState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Slow: Story = { args: { view: { kind: "slow" } } };
export const Offline: Story = { args: { view: { kind: "offline" } } };
export const BankTransfer: Story = { args: { view: { kind: "pending" } } };
export const Refunded: Story = { args: { view: { kind: "refunded" } } };
export const Unknown: Story = { args: { view: { kind: "unknown" }, order: undefined } };
export const Late: Story = {
  args: { view: { kind: "late" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Check again" }));
    await expect(args.onAgain).toHaveBeenCalled();
  },
};
export const LateGerman: Story = { args: { view: { kind: "late" } }, globals: { language: "de", theme: "GCS" } };
export const BankTransferArabic: Story = {
  args: { view: { kind: "pending" } },
  globals: { language: "ar", theme: "GCS" },
};

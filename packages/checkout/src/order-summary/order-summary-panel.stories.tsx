import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { inCheckout } from "../testing/in-checkout.tsx";
import { lines, order, summary } from "../testing/orders.ts";
import { OrderSummaryPanel } from "./order-summary-panel.tsx";

const meta = {
  title: "checkout/Order summary",
  component: OrderSummaryPanel,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
    inCheckout,
  ],
  args: {
    order: summary(order([lines.own, lines.gift], [lines.posted])),
    day: "promised",
    editable: true,
    sticky: true,
  },
} satisfies Meta<typeof OrderSummaryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
export const PaidByTransfer: Story = { args: { day: "afterPayment" } };
export const Digital: Story = { args: { order: summary(order([lines.own])) } };
export const WithProblem: Story = { args: { order: summary(order([lines.own, lines.soldOut])) } };
export const Refreshing: Story = { args: { refreshing: true } };
export const German: Story = { globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };
export const FoldedOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).queryByRole("button", { name: /your order/i });
    if (!toggle) return;
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
  },
};

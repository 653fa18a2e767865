import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { Price } from "../price/price.tsx";
import { OrderSummary } from "./order-summary.tsx";

const price = (value: number) => <Price value={value} currency="EUR" locale="fr-FR" decimals="always" />;

const meta = {
  title: "ui-kit/Order summary",
  component: OrderSummary,
  args: {
    caption: "Your order",
    lines: [
      { id: "card", label: "Café Noir", note: "2 × €25, by post", amount: price(5000) },
      { id: "packing", label: "Gift packing", amount: price(250) },
      { id: "post", label: "Shipping", amount: price(395) },
      { id: "code", label: "Welcome", amount: price(-500), kind: "discount" },
    ],
    totalLabel: "Total",
    totalNote: "VAT included where it is due",
    total: <Price value={5145} currency="EUR" locale="fr-FR" decimals="always" emphasis="total" />,
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("table", { name: "Your order" })).toBeVisible();
  },
};
export const Pending: Story = { args: { pending: true } };

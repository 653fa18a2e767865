import type { Meta, StoryObj } from "@storybook/react";
import { inCheckout } from "../../testing/in-checkout.tsx";
import { OrderProblem } from "./order-problem.tsx";

const eur = (value: number) => ({ currency: "EUR", value });

const meta = {
  title: "checkout/Order problem",
  component: OrderProblem,
  decorators: [inCheckout],
  args: { problem: { kind: "unreachable" } },
} satisfies Meta<typeof OrderProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {};
export const BasketChanged: Story = { args: { problem: { kind: "changed", before: eur(7500), now: eur(5000) } } };
export const ContentsChanged: Story = { args: { problem: { kind: "changed", before: eur(7500), now: eur(7500) } } };
export const OutOfStock: Story = { args: { problem: { kind: "refused", names: ["outOfStock"] } } };
export const AppleLimit: Story = {
  args: {
    problem: {
      kind: "refused",
      names: ["appleLimit", "countLimit"],
      limits: [{ brand: "Apple", sum: eur(50_000) }],
    },
  },
};
export const NoLongerSold: Story = { args: { problem: { kind: "refused", names: ["productNotFound"] } } };
export const PaymentRefused: Story = { args: { problem: { kind: "refused", names: ["paymentRefused"] } } };
export const TooManyAttempts: Story = { args: { problem: { kind: "refused", names: ["tooManyPaymentAttempts"] } } };
export const ProviderAway: Story = { args: { problem: { kind: "refused", names: ["providerUnreachable"] } } };
export const German: Story = {
  args: { problem: { kind: "refused", names: ["paymentRefused"] } },
  globals: { language: "de", theme: "GCS" },
};
export const Arabic: Story = {
  args: { problem: { kind: "changed", before: eur(7500), now: eur(5000) } },
  globals: { language: "ar", theme: "GCS" },
};

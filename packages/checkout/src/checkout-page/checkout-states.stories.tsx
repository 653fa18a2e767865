import type { Meta, StoryObj } from "@storybook/react";
import { fn } from "storybook/test";
import { StrangerView } from "../confirmation/stranger-view.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { AwaitsTransfer as TransferView } from "../payment-processing/awaits-transfer.tsx";
import { Refunded } from "../payment-processing/refunded.tsx";
import { CannotRetry } from "../retry-payment/cannot-retry.tsx";
import { inCheckout } from "../testing/in-checkout.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { EmptyCheckout } from "./empty-checkout.tsx";

const meta = {
  title: "checkout/States",
  component: EmptyCheckout,
  decorators: [inCheckout],
  args: { waitingOrder: undefined },
} satisfies Meta<typeof EmptyCheckout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyWithAnOrderToPay: Story = { args: { waitingOrder: "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e" } };
export const CommerceAway: Story = { render: () => <Unavailable onRetry={fn()} /> };
export const OrderClosed: Story = { render: () => <CannotRetry why="notAllowed" /> };
export const OrderOfAnother: Story = { render: () => <CannotRetry why="notYours" /> };
export const AwaitsTransfer: Story = {
  render: () => <TransferView orderHref="/payment/" onPayAnotherWay={fn()} />,
};
export const RefundedOrder: Story = { render: () => <Refunded orderHref="/payment/" /> };
export const SeenByAnother: Story = { render: () => <StrangerView order={{ payment: "PAID", status: "PENDING" }} /> };
export const Loading: Story = { render: () => <CheckoutSkeleton label="Loading your basket…" /> };
export const EmptyGerman: Story = { globals: { language: "de", theme: "GCS" } };
export const AwaitsTransferGerman: Story = { ...AwaitsTransfer, globals: { language: "de", theme: "GCS" } };
export const EmptyArabic: Story = { globals: { language: "ar", theme: "GCS" } };

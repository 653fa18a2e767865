import type { Meta, StoryObj } from "@storybook/react";
import { expect } from "storybook/test";
import { WalletButton } from "./wallet-button.tsx";

const meta = {
  title: "ui-kit/Wallet button",
  component: WalletButton,
  args: { wallet: "applepay", label: "Pay with Apple Pay", name: "Apple Pay" },
  parameters: { baseline: false },
} satisfies Meta<typeof WalletButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ApplePay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Pay with Apple Pay" })).toHaveTextContent("Pay with Pay");
  },
};
export const GooglePay: Story = { args: { wallet: "googlepay", label: "Pay with Google Pay", name: "Google Pay" } };

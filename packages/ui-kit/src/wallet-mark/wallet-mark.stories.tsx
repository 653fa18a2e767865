import type { Meta, StoryObj } from "@storybook/react";
import { expect } from "storybook/test";
import { WalletMark } from "./wallet-mark.tsx";

const meta = {
  title: "ui-kit/Wallet mark",
  component: WalletMark,
  args: { wallet: "applepay" },
  parameters: { baseline: false },
  render: (args) => (
    <svg viewBox="0 0 48 32" width="96" aria-hidden="true">
      <WalletMark {...args} />
    </svg>
  ),
} satisfies Meta<typeof WalletMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ApplePay: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("path")).toHaveLength(1);
  },
};
export const GooglePay: Story = { args: { wallet: "googlepay" } };

import { type Shop, shopFrom } from "@giftshop/storefront-config/shop";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { accountMessages } from "../messages.ts";
import { IdentifyDialog } from "./identify-dialog.tsx";

interface Args {
  /** The storefront's toggle. */
  modalAuth: boolean;
  redeem: boolean;
  onGuest(): void;
}

/** The shop with its toggle as it is asked for. */
const shopWith = (globals: Record<string, unknown>, modalAuth: boolean): Shop => {
  const { data } = storyShop(globals);
  const { storefront } = data;
  return shopFrom({ ...data, storefront: { ...storefront, toggles: { ...storefront.toggles, modalAuth } } });
};

const meta = {
  title: "account/Who is ordering",
  args: { modalAuth: true, redeem: false, onGuest: fn() },
  render: ({ modalAuth, redeem, onGuest }, { globals }) => {
    const shop = shopWith(globals, modalAuth);
    return (
      <IdentifyDialog
        open
        shop={shop.data}
        words={accountMessages.words(shop)}
        redeem={redeem}
        onClose={fn()}
        onGuest={onGuest}
        onLoggedIn={fn()}
      />
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Asked: Story = {
  play: async ({ args }) => {
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Continue as a guest" }),
    );
    await expect(args.onGuest).toHaveBeenCalled();
  },
};
/** Where the storefront does not ask: a guest orders, and there are two ways to an account. */
export const GuestOrder: Story = { args: { modalAuth: false } };
/** An exchange of such a storefront has a window of its own for who takes the cards. */
export const GuestDelivery: Story = {
  args: { modalAuth: false, redeem: true },
  parameters: { baseline: false },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onGuest).toHaveBeenCalled());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

import { createTranslate } from "@giftshop/messages";
import { shopSpeaking } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { redeemMessages } from "../messages.ts";
import { BalanceForm } from "./balance-form.tsx";
import type { BalanceFailure } from "./check-balance.ts";

interface Args {
  onCard: () => void;
  focused?: boolean;
  initialFailure?: BalanceFailure;
}

const meta: Meta<Args> = {
  title: "redeem/Balance form",
  args: { onCard: fn() },
  render: (args, { globals }) => {
    const { language } = shopSpeaking(globals.language);
    return <BalanceForm key={language} t={createTranslate(language, redeemMessages.words(language))} {...args} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {};
export const NotRecognised: Story = { args: { initialFailure: "notRecognised" } };
export const Locked: Story = { args: { initialFailure: "locked" } };
export const TooManyTries: Story = { args: { initialFailure: "tooManyRequests" } };
export const Unproven: Story = { args: { initialFailure: "captcha" } };
export const CommerceAway: Story = { args: { initialFailure: "unavailable" } };
export const German: Story = { globals: { language: "de", theme: "GCS" }, args: { initialFailure: "locked" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" }, args: { initialFailure: "notRecognised" } };

export const PastedTogether: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText("PIN"));
    await userEvent.paste("6371 0284 5519 7360 421 / 004217");
    await expect(canvas.getByLabelText("Card number")).toHaveValue("6371 0284 5519 7360 421");
    await expect(canvas.getByLabelText("PIN")).toHaveValue("004217");
  },
};

/** After a card was shown, the next one is typed at once. */
export const Again: Story = {
  args: { focused: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Card number")).toHaveFocus();
  },
};

export const SentWrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Card number"), "6371 0284");
    await userEvent.click(canvas.getByRole("button", { name: "Check balance" }));
    await expect(canvas.getByLabelText("Card number")).toHaveFocus();
    await expect(canvas.getByLabelText("Card number")).toBeInvalid();
    await expect(canvas.getByLabelText("PIN")).toBeInvalid();
  },
};

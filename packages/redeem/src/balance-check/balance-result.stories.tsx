import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import { createTranslate } from "@giftshop/messages";
import { shopSpeaking } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, within } from "storybook/test";
import { redeemMessages } from "../messages.ts";
import { face } from "../testing/face.ts";
import { BalanceResultFragment } from "./balance-result.fragment.ts";
import { BalanceResult } from "./balance-result.tsx";

type Card = ResultOf<typeof BalanceResultFragment>;
/** Sold by the story's own shop unless another is named. */
type Args = Omit<Card, "soldAt"> & Partial<Pick<Card, "soldAt">>;

const card: Args = {
  value: { currency: "EUR", value: 5000 },
  balance: { currency: "EUR", value: 1795 },
  expiresOn: "2999-11-21",
  title: "Maison Lumen",
  image: { url: face("#7a2048", "#f2b5a7"), alt: "" },
  lastDigits: "0421",
};

const meta: Meta<Args> = {
  title: "redeem/Balance result",
  args: card,
  render: (args, { globals }) => {
    const shop = shopSpeaking(globals.language);
    const t = createTranslate(shop.language, redeemMessages.words(shop));
    const { code, name } = shop.storefront;
    const soldAt = args.soldAt ?? { storefront: code, name, url: "https://here.example/" };
    const card = makeFragmentData({ ...args, soldAt }, BalanceResultFragment);
    return <BalanceResult card={card} shop={shop} t={t} typed={{ cardNumber: "", pin: "" }} onAgain={fn()} />;
  },
};

export default meta;
type Story = StoryObj<Args>;

export const PartlySpent: Story = {};
export const Untouched: Story = { args: { balance: card.value } };
export const Spent: Story = { args: { balance: { currency: "EUR", value: 0 } } };
export const Expired: Story = { args: { expiresOn: "2020-01-31" } };

const elsewhere = { storefront: "CBCA", name: "CadoBouquet", url: "https://cbca.example/" };

/** Sold by another shop: it is named, and the way leads there. */
export const SoldElsewhere: Story = {
  args: { soldAt: elsewhere },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("This card was sold by CadoBouquet and can be used only there.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to CadoBouquet" })).toHaveAttribute("href", elsewhere.url);
    await expect(canvas.queryByRole("link", { name: "View all gift cards" })).toBeNull();
  },
};
export const SoldElsewhereGerman: Story = {
  args: { soldAt: elsewhere },
  globals: { language: "de", theme: "GCS" },
};
export const SoldElsewhereArabic: Story = {
  args: { soldAt: elsewhere },
  globals: { language: "ar", theme: "GCS" },
};
/** There is nothing left to spend, so nobody is sent there. */
export const SpentElsewhere: Story = {
  args: { soldAt: elsewhere, balance: { currency: "EUR", value: 0 } },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "View all gift cards" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Go to CadoBouquet" })).toBeNull();
  },
};
export const German: Story = { globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };
export const Party: Story = { globals: { theme: "CK" } };

/**
 * Beside the card there is less room than on a phone; what
 * is left stays within it, however the currency is written.
 */
export const LongCurrency: Story = {
  globals: { language: "ar", theme: "GCS", viewport: { value: "desk" } },
  args: { value: { currency: "AED", value: 100_000 }, balance: { currency: "AED", value: 100_000 } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "42rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const result = within(canvasElement).getByRole("region");
    await expect(result.scrollWidth).toBeLessThanOrEqual(result.clientWidth);
  },
};

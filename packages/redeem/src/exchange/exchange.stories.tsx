import { createTranslate } from "@giftshop/messages";
import { shopSpeaking } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { sampleExchange } from "../testing/sample-exchange.ts";
import { ExchangePanel } from "./exchange-panel.tsx";
import { exchangeMessages } from "./exchange-words.ts";
import type { ExchangeState } from "./use-exchange.ts";

interface Args {
  state: ExchangeState;
  paying: boolean;
}

const chose = (...values: number[]): ExchangeState => ({ kind: "ready", order: sampleExchange(...values) });

const meta: Meta<Args> = {
  title: "redeem/Exchange",
  parameters: { layout: "fullscreen" },
  args: { state: chose(), paying: false },
  render: ({ state, paying }, { globals }) => {
    const shop = shopSpeaking(globals.language);
    const t = createTranslate(shop.language, exchangeMessages.words(shop));
    const change = async () => undefined;
    return (
      <ExchangePanel
        key={shop.language}
        shop={shop.data}
        t={t}
        paying={paying}
        use={() => ({ state, busy: false, reload: fn(), change })}
      />
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

const openBasket: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: /2 cards chosen/ }));
  const dialog = await within(document.body).findByRole("dialog", { name: "Your basket" });
  await expect(within(dialog).getAllByRole("listitem").length).toBeGreaterThan(3);
};

export const NothingChosen: Story = {};
export const NoExchange: Story = { args: { state: { kind: "none" } } };

/** Begun right here, by number and PIN. */
export const CardNumber: Story = {
  args: { state: { kind: "none" } },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("link", { name: "Check balance" }));
    const dialog = await within(document.body).findByRole("dialog", { name: "Check your card first" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Exchange this card" }));
    await expect(within(dialog).getByLabelText(/^PIN/)).toBeInvalid();
  },
};
export const OutOfReach: Story = { args: { state: { kind: "failed" } } };
export const AtTheCheckout: Story = { args: { state: chose(2500), paying: true } };
export const MoreThanTheBalance: Story = { args: { state: chose(5000, 5000) } };
export const Basket: Story = { args: { state: chose(2500, 3000) }, globals: { language: "en" }, play: openBasket };

/** So little would be left that it could not be exchanged: what can be done with it. */
export const TooLittleLeft: Story = {
  args: { state: chose(5000, 2200) },
  globals: { language: "en" },
  play: async (context) => {
    await openBasket?.(context);
    const dialog = within(document.body).getByRole("dialog", { name: "Your basket" });
    await expect(within(dialog).getByRole("button", { name: "Donate the rest" })).toBeVisible();
    await expect(within(dialog).queryByRole("link", { name: "Continue" })).toBeNull();
  },
};

/** Leaving cancels all steps, after a question. */
export const StartOver: Story = {
  args: { state: chose(2500, 3000), paying: true },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Start over" }));
    const dialog = await within(document.body).findByRole("alertdialog", { name: "Start over?" });
    await expect(within(dialog).getByRole("button", { name: "Keep choosing" })).toBeVisible();
  },
};

/** Why a card cannot be added stands at its field. */
export const AddCard: Story = {
  args: { state: chose(2500, 3000) },
  globals: { language: "en" },
  play: async (context) => {
    await openBasket?.(context);
    await userEvent.click(
      within(document.body).getAllByRole("button", { name: "Add another card" }).at(-1) as HTMLElement,
    );
    const dialog = await within(document.body).findByRole("dialog", { name: "Add another card" });
    await userEvent.type(within(dialog).getByLabelText(/^Card number/), "6371");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add card" }));
    await expect(within(dialog).getByLabelText(/^Card number/)).toBeInvalid();
  },
};
export const German: Story = { args: { state: chose(2500, 3000) }, globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = { args: { state: chose(2500, 3000) }, globals: { language: "ar", theme: "GCS" } };

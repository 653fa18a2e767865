import { createTranslate } from "@giftshop/messages";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { drawingShop } from "../testing/drawing-shop.ts";
import french from "./messages/fr.json";
import dutch from "./messages/nl.json";
import { OfferDialog } from "./offer-dialog.tsx";

const leadOn = fn();

const meta: Meta = {
  title: "doubler/Offer after a balance check",
  render: (_, { globals }) => {
    const shop = drawingShop(globals.language);
    const t = createTranslate(shop.language, shop.language === "nl" ? dutch : french);
    const offer = { cardNumber: "", pin: "", balance: { value: 20_000, currency: "EUR" } };
    const entrant = { prepare: fn(), enter: async () => ({ refusal: "entered" as const }) };
    return <OfferDialog {...{ shop: shop.data, t, offer, entrant, leadOn }} open onClose={fn()} />;
  },
};

export default meta;

export const Offer: StoryObj = { globals: { language: "fr" } };
export const Dutch: StoryObj = { globals: { language: "nl" } };
/** A card takes part once a month. */
export const EnteredBefore: StoryObj = {
  globals: { language: "fr" },
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox"), "zoe@example.org");
    for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.click(screen.getByRole("button", { name: "Participer" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("participe déjà ce mois-ci");
    await expect(leadOn).not.toHaveBeenCalled();
  },
};

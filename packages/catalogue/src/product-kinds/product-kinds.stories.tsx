import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { ProductPage } from "../product-page/product-page.tsx";
import { sampleBranding } from "../samples/sample-branding.ts";
import { sampleProductPage } from "../samples/sample-product-page.ts";

const money = (value: number) => ({ currency: "EUR" as const, value });

const meta = {
  title: "catalogue/Kinds of product",
  component: ProductPage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    product: sampleProductPage({ productType: "DONATION", physical: null }),
    branding: sampleBranding("fr"),
  },
  render: (args, { globals }) => (
    <ProductPage {...args} shop={storyShop(globals)} branding={sampleBranding(String(globals.language))} />
  ),
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It asks in whose name, says where the money goes, and nothing of expiry. */
export const Donation: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("group", { name: "How much would you like to donate?" })).toBeVisible();
    await expect(page.getByText("Where your donation goes")).toBeVisible();
    await expect(page.queryByText("How long it is valid")).toBeNull();
  },
};

/** Who is honoured gets words: no gift card is spoken of. */
export const InSomebodysName: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "In someone’s name, as a gift" }));
    await expect(await page.findByText("We’ll announce your donation here, with your message")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Add to basket" }));
    await expect(await page.findByText("Tell us in whose name you’re giving.")).toBeVisible();
    await expect(page.getByText("We need their email address to tell them about your donation.")).toBeVisible();
  },
};

/** Cards that hold no value yet are for nobody, carry no message, and show no value on their face. */
/** A price that was reduced has the lowest of the 30 days before beside it. */
export const ReducedBlankCards: Story = {
  parameters: { baseline: false },
  args: { product: sampleProductPage({ productType: "GIFTCARD_BLANK", digital: null, priceBefore: money(3500) }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Lowest price in the 30 days before: .*35$/u)).toBeVisible();
  },
};
export const BlankCards: Story = {
  args: {
    product: sampleProductPage({
      productType: "GIFTCARD_BLANK",
      digital: null,
      physical: {
        pricesToShow: [money(3000)],
        hasFixedPrices: true,
        minPrice: money(3000),
        maxPrice: money(3000),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^The cards have no value yet/)).toBeVisible();
    await expect(page.queryByRole("textbox")).toBeNull();
    await expect(page.queryByRole("radio", { name: /somebody else/ })).toBeNull();
    await expect(page.getByRole("figure")).not.toHaveTextContent("30");
    await userEvent.click(page.getByText("How long the cards are valid"));
    await expect(page.getByText("Blank cards don’t expire. Once activated, a card is valid for:")).toBeVisible();
  },
};

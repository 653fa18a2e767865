import { Accordion, AccordionItem } from "@giftshop/ui-kit/accordion";
import { Text } from "@giftshop/ui-kit/text";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { sampleBranding } from "../samples/sample-branding.ts";
import { sampleProductPage } from "../samples/sample-product-page.ts";
import { storyShop } from "../samples/story-shop.ts";
import { ProductPage } from "./product-page.tsx";

const meta = {
  title: "catalogue/Product page",
  component: ProductPage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    product: sampleProductPage(),
    branding: sampleBranding("fr"),
  },
  render: (args, { globals }) => (
    <ProductPage {...args} shop={storyShop(globals)} branding={sampleBranding(String(globals.language))} />
  ),
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Digital: Story = {};

/** A note shows on the preview while it is typed; an amount of one's own shows on the card. */
export const PutTogether: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "Other amount" }));
    await userEvent.type(await page.findByRole("textbox", { name: /^Your amount/ }), "33");
    await userEvent.click(page.getByRole("radio", { name: /^For somebody else/ }));
    await userEvent.type(page.getByRole("textbox", { name: /^Your message/ }), "Happy birthday, Zoë");
    await expect(page.getByRole("figure")).toHaveTextContent("33");
    await expect(page.getByRole("figure")).toHaveTextContent("Happy birthday, Zoë");
  },
};

/** Nothing is sent while something is wrong; it is told at the field, and the first one has the focus. */
export const WithProblems: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: /^For somebody else/ }));
    await userEvent.click(page.getByRole("button", { name: "Add to basket" }));
    const name = await page.findByRole("textbox", { name: "Their name" });
    await page.findByText("Tell us who it is for.");
    await expect(name).toHaveAccessibleDescription(/Tell us who it is for/);
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const FixedValues: Story = { args: { product: sampleProductPage({ digital: { hasFixedPrices: true } }) } };
export const OnlyByPost: Story = { args: { product: sampleProductPage({ digital: null }) } };
export const PostSoldOut: Story = { args: { product: sampleProductPage({ physical: { inStock: false } }) } };
export const SoldOut: Story = {
  args: { product: sampleProductPage({ digital: null, physical: { inStock: false } }) },
};
export const NothingSimilar: Story = { args: { product: sampleProductPage({ similar: 0 }) } };

/** What is written for every product stands between its facts and the similar ones. */
export const WithQuestions: Story = {
  args: {
    children: (
      <Accordion>
        <AccordionItem title="How quickly is a gift card there?">
          <Text>By e-mail within the hour; by post on the next delivery day.</Text>
        </AccordionItem>
      </Accordion>
    ),
  },
};

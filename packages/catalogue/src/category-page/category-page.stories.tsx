import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { sampleCategory, sampleCategoryProducts } from "../samples/sample-category.ts";
import { CategoryPage } from "./category-page.tsx";

const meta = {
  title: "catalogue/Category",
  component: CategoryPage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    category: sampleCategory(38),
    products: sampleCategoryProducts(38),
  },
  render: (args, { globals }) => <CategoryPage {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof CategoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The recommended ones stand apart, and no card stands twice. */
export const FirstPage: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => /product-\d+/.test(href));
    await expect(new Set(links).size).toBe(links.length);
    await expect(links).toHaveLength(16);
  },
};
export const LastPage: Story = { args: { products: sampleCategoryProducts(38, 3) } };
export const Small: Story = { args: { category: sampleCategory(3), products: sampleCategoryProducts(3) } };

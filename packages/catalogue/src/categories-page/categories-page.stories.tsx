import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { sampleCategoryTiles } from "../samples/sample-category.ts";
import { CategoriesPage } from "./categories-page.tsx";

const meta = {
  title: "catalogue/All categories",
  component: CategoriesPage,
  parameters: { layout: "fullscreen" },
  args: { shop: storyShop({ theme: "CB", language: "fr" }), categories: sampleCategoryTiles },
  render: (args, { globals }) => <CategoriesPage {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof CategoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const OnDesktop: Story = { globals: { viewport: { value: "desk" } } };

import type { Meta, StoryObj } from "@storybook/react";
import { sampleCategories, sampleProducts } from "../samples/sample-home.ts";
import { masked, sampleBlocks } from "../samples/sample-page.ts";
import { storyShop } from "../samples/story-shop.ts";
import { HomePage } from "./home-page.tsx";

const meta = {
  title: "content/Home page",
  component: HomePage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    products: sampleProducts({ top: 4, list: 12, totalItems: 243 }),
    categories: sampleCategories,
  },
  render: (args, { globals }) => <HomePage {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** With what the editors wrote below the cards. */
export const WithBlocks: Story = {
  args: { blocks: [sampleBlocks.WITH_HAND, sampleBlocks.TESTIMONIAL_BLOCK, sampleBlocks.BLOG_BLOCK].map(masked) },
};

/** A small catalogue, and categories that could not be had. */
export const FewProducts: Story = {
  args: { products: sampleProducts({ top: 2, list: 3, totalItems: 5 }), categories: [] },
};

export const OneProduct: Story = {
  args: { products: sampleProducts({ top: 1, list: 0, totalItems: 1 }), categories: [] },
};

export const NoProducts: Story = {
  args: { products: sampleProducts({ top: 0, list: 0, totalItems: 0 }), categories: [] },
};

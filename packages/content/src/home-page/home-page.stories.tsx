import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { sampleCategories, sampleProducts } from "../samples/sample-home.ts";
import { masked, sampleBlocks, samplePages } from "../samples/sample-page.ts";
import { HomePage } from "./home-page.tsx";

/** Stands for the search box, which another feature brings. */
const search = <input type="search" aria-label="Search gift cards" placeholder="What are you looking for?" />;

const meta = {
  title: "content/Home page",
  component: HomePage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }, { homeVersion: 1 }),
    products: sampleProducts({ top: 4, list: 12, totalItems: 243 }),
    categories: sampleCategories,
  },
  render: ({ shop, ...args }, { globals }) => {
    const { homeVersion } = shop.storefront.toggles;
    return <HomePage {...args} shop={storyShop(globals, { homeVersion })} />;
  },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { moments: samplePages } };

/** A concierge holds nothing in a hand: its card lies in its mount. */
export const FullConcierge: Story = { args: { moments: samplePages }, globals: { theme: "GCS" } };

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

const second = storyShop({ theme: "CB", language: "fr" }, { homeVersion: 2 });
const moments = samplePages;

/** Version 2: the search leads. */
export const SearchFirst: Story = { args: { shop: second, moments, search } };
export const SearchFirstArabic: Story = {
  args: { shop: second, moments, search },
  globals: { language: "ar", theme: "GCS" },
};
export const SearchFirstParty: Story = {
  args: { shop: second, moments, search },
  globals: { theme: "CK" },
};

/** Version 2 without occasions, and with fewer cards than its row has places. */
export const SearchFirstFew: Story = {
  args: { shop: second, search, products: sampleProducts({ top: 2, list: 0, totalItems: 2 }), categories: [] },
};

import type { Meta, StoryObj } from "@storybook/react";
import { sampleCategories, sampleListing } from "../samples/sample-products.ts";
import { storyShop } from "../samples/story-shop.ts";
import { ListingPage } from "./listing-page.tsx";

const meta = {
  title: "catalogue/Listing",
  component: ListingPage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    products: sampleListing(243),
    categories: sampleCategories,
  },
  render: (args, { globals }) => <ListingPage {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof ListingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const LastPage: Story = { args: { products: sampleListing(243, 16) } };
export const Filtered: Story = { args: { products: sampleListing(3), category: "category-1" } };
export const One: Story = { args: { products: sampleListing(1), categories: [] } };
export const Empty: Story = { args: { products: sampleListing(0), category: "category-2" } };

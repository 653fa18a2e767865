import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { sampleListing } from "../samples/sample-products.ts";
import { ListingPage } from "./listing-page.tsx";

const meta = {
  title: "catalogue/Listing",
  component: ListingPage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    products: sampleListing(243),
  },
  render: (args, { globals }) => <ListingPage {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof ListingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const LastPage: Story = { args: { products: sampleListing(243, 16) } };
export const Filtered: Story = {
  args: {
    products: sampleListing(3),
    filters: { cb_api_giftcard_categories: ["category-1", "category-3"], cb_api_giftcard_types: ["digital"] },
  },
};
export const One: Story = { args: { products: sampleListing(1) } };
export const Empty: Story = {
  args: { products: sampleListing(0), filters: { cb_api_giftcard_categories: ["category-2"] } },
};

/** On a phone the filters open in a window; Escape gives focus back to what opened them. */
export const FiltersOpened: Story = {
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole("button", { name: "Filter" });
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole("dialog", { name: "Filter gift cards" });
    await userEvent.click(within(dialog).getByRole("checkbox", { name: /^By post/ }));
    await expect(within(dialog).getByRole("link", { name: /^Show gift cards/ })).toHaveAttribute(
      "href",
      expect.stringContaining("?cb_api_giftcard_types=physical"),
    );
  },
};

/** On a computer the order is a menu at the end of the row. */
export const Ordered: Story = {
  globals: { viewport: { value: "desk" } },
  parameters: { baseline: false },
  play: async ({ canvasElement }) => {
    const filters = within(within(canvasElement).getByRole("navigation", { name: "Filter gift cards" }));
    await userEvent.click(filters.getByText("Sort by"));
    const order = filters.getByRole("link", { name: "Price, low to high" });
    await expect(order).toBeVisible();
    await expect(order).toHaveAttribute("href", expect.stringContaining("?sort=price"));
  },
};

/** Further down the list what narrows it is still at hand. */
export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const opener = await within(canvasElement).findByRole("button", { name: "Filter" });
    const scroller = canvasElement.ownerDocument.documentElement;
    scroller.scrollTo({ top: 600, behavior: "instant" });
    await expect(scroller.scrollTop).toBe(600);
    await expect(opener.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

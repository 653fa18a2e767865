import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { sampleResultsPage, sampleSuggestions } from "../samples.ts";
import { SearchResultsPage } from "./search-results-page.tsx";

const meta = {
  title: "catalogue/Search results",
  component: SearchResultsPage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    text: "Genussmanufaktur",
    results: sampleResultsPage(38),
    page: 1,
    pageCount: 3,
    suggestions: sampleSuggestions,
  },
  render: (args, { globals }) => <SearchResultsPage {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof SearchResultsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const NothingFound: Story = {
  args: { text: "wellnes<b>zzz</b>".repeat(5), results: sampleResultsPage(0), pageCount: 0 },
};
export const German: Story = { globals: { language: "de", theme: "CK" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

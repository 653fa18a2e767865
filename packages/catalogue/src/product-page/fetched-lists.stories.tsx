import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import { productCards } from "../product-card/product-cards.ts";
import { sampleProducts } from "../samples/sample-products.ts";
import { FetchedLists } from "./fetched-lists.tsx";
import { ListPlaceholder } from "./list-placeholder.tsx";
import type { loadLists } from "./load-lists.ts";

const card = productCardTexts(storyShop({ theme: "CB", language: "en" }));
const cards = (count: number) => productCards(sampleProducts(count), card);

const both: typeof loadLists = async () => ({ related: cards(4), promoted: cards(3) });

const meta = {
  title: "catalogue/Related and promoted",
  component: FetchedLists,
  args: {
    path: "product",
    name: "CarteBonheur",
    card,
    room: <ListPlaceholder cards={4} />,
    source: both,
  },
} satisfies Meta<typeof FetchedLists>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvasElement }) => {
    const lists = within(canvasElement);
    await expect(await lists.findByRole("region", { name: "Ideas from other categories" })).toBeVisible();
    await expect(lists.getByRole("region", { name: "Recommended by CarteBonheur" })).toBeVisible();
  },
};

/** A list that is empty is no list. */
export const PromotedOnly: Story = {
  args: { source: async () => ({ related: [], promoted: cards(2) }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole("region")).toHaveLength(1);
  },
};

/** Their room is kept while they come. */
export const OnTheirWay: Story = { args: { source: () => new Promise(() => undefined) } };

/** A help, not the page: out of reach, they are left out. */
export const OutOfReach: Story = { args: { source: () => Promise.reject(new Error("The line is down.")) } };

import { makeFragmentData } from "@giftshop/graphql";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { ProductCardFragment } from "../../product-card/product-card.fragment.ts";
import { productCardTexts } from "../../product-card/product-card-texts.ts";
import { productCards } from "../../product-card/product-cards.ts";
import { sampleProduct } from "../../samples/sample-products.ts";
import { keepFavourites } from "../favourites.ts";
import { FavouritesList } from "./favourites-list.tsx";
import { favouritesTexts } from "./favourites-texts.ts";
import type { LoadedFavourites } from "./load-favourites.ts";

// Kept by names of their own: the browser is shared by all stories.
const shown = [0, 1, 2].map((index) => ({ ...sampleProduct(index), id: `kept-${index}` }));
const ids = shown.map(({ id }) => id);
const shop = storyShop({ theme: "CB", language: "en" });

const meta = {
  title: "catalogue/Favourites",
  component: FavouritesList,
  parameters: { baseline: false },
  args: {
    card: productCardTexts(shop),
    texts: favouritesTexts(shop),
    links: { all: "#all", logIn: "#log-in" },
    skeleton: null,
    load: async (texts): Promise<LoadedFavourites> => ({
      ofAccount: false,
      cards: productCards(
        shown.map((product) => makeFragmentData(product, ProductCardFragment)),
        texts,
      ),
    }),
  },
  render: (args, { globals }) => {
    const own = storyShop(globals);
    return <FavouritesList {...args} card={productCardTexts(own)} texts={favouritesTexts(own)} />;
  },
  beforeEach: () => {
    keepFavourites({ list: "story", products: ids, ofAccount: false });
    return () => keepFavourites({ list: "story", products: [], ofAccount: false });
  },
} satisfies Meta<typeof FavouritesList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is taken out stays in its place until the page is left, and one press brings it back. */
export const TakenOutAndBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heart = await canvas.findByRole("button", { name: "Save Grünwerk as a favourite" });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(await canvas.findByText("Removed from your favourites")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.queryByText("Removed from your favourites")).toBeNull();
  },
};
export const None: Story = { args: { load: async () => ({ ofAccount: true, cards: [] }) } };
export const OutOfReach: Story = { args: { load: () => Promise.reject(new Error("offline")) } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

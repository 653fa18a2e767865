import { makeFragmentData } from "@giftshop/graphql";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { RestaurantPlaceFragment, RestaurantSectionFragment } from "./restaurant-section.fragment.ts";
import { RestaurantSection } from "./restaurant-section.tsx";

const restaurant = (locationCount: number, cuisine: string | null = "Cuisine de saison") =>
  makeFragmentData(
    {
      title: "Le Comptoir d’Ernest",
      path: "le-comptoir-dernest",
      pageType: "RESTAURANT" as const,
      cuisine,
      locationCount,
      minPrice: { currency: "EUR" as const, value: 1000 },
    },
    RestaurantSectionFragment,
  );

const place = (city: string, street: string, houseNumber: string | null) =>
  makeFragmentData(
    { path: `${city}-${street}`, title: "Le Comptoir d’Ernest", address: { street, houseNumber, city } },
    RestaurantPlaceFragment,
  );

const meta = {
  title: "catalogue/Restaurant",
  component: RestaurantSection,
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    product: restaurant(14),
    places: [
      place("Aix-en-Provence", "Cours Mirabeau", "12"),
      place("Aix-en-Provence", "Rue d’Italie", "3"),
      place("Brest", "Rue de Siam", "40"),
      place("Villeneuve-d’Ascq", "Avenue du Pont de Bois", null),
    ],
  },
  render: (args, { globals }) => <RestaurantSection {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof RestaurantSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three places stand there, each in another town. */
export const ManyPlaces: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("listitem")).toHaveLength(3);
    await expect(page.getByText("Cours Mirabeau 12")).toBeVisible();
    await expect(page.queryByText("Rue d’Italie 3")).toBeNull();
  },
};
export const OnePlace: Story = { args: { product: restaurant(1), places: [place("Brest", "Rue de Siam", "40")] } };
/** Neither places nor kitchen are known: how to book and to pay is said all the same. */
export const NothingKnown: Story = { args: { product: restaurant(0, null), places: [] } };
export const Arabic: Story = { globals: { theme: "GCS", language: "ar" } };

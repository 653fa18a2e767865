import type { Language } from "@giftshop/storefront-config";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { PlaceSource } from "../finder/place-source.ts";
import { sampleLate, samplePage, samplePlaces, sampleProductOfPlaces } from "../samples.ts";
import { LocationsPage, type LocationsPageProps } from "./locations-page.tsx";

interface Args extends LocationsPageProps {
  /** Where the browser asks, as far as it differs. */
  source?: Partial<PlaceSource>;
}

const never = () => new Promise<never>(() => undefined);

const meta = {
  title: "catalogue/Where to spend it",
  component: LocationsPage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    product: sampleProductOfPlaces,
    places: samplePlaces(214),
    source: { points: never },
  },
  render: ({ source, ...args }, { globals }) => {
    const shop = storyShop(globals);
    return <LocationsPage {...args} shop={shop} given={sampleLate(shop.language as Language, source)} />;
  },
  beforeEach: () => {
    const before = location.href;
    return () => history.replaceState(null, "", before);
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = (canvasElement: HTMLElement) => within(canvasElement).getByRole("list", { name: "Locations" });

export const AsList: Story = {};
export const OnDesktop: Story = { globals: { viewport: { value: "desktop" } } };
export const OnePlace: Story = { args: { places: samplePlaces(1) } };
export const Party: Story = { globals: { theme: "CK" } };
export const Arabic: Story = { globals: { theme: "GCS", language: "ar" } };

/** A town that is typed narrows the list, and stands in the address. */
export const TownTyped: Story = {
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = () => canvas.getByRole("combobox", { name: /address$/ });
    await userEvent.click(field());
    await userEvent.keyboard("ly");
    await userEvent.click(await within(document.body).findByRole("option", { name: "Lyon" }));
    await expect(await canvas.findByText("5 locations in this part of the map")).toBeVisible();
    await expect(within(list(canvasElement)).getAllByRole("listitem")).toHaveLength(5);
    await expect(location.search).toContain("latmin=45.66400&latmax=45.86400");
    await userEvent.click(canvas.getByRole("button", { name: "Show all locations" }));
    // The press goes away with the part of the map; focus goes on to the list.
    await expect(document.activeElement).toContainElement(list(canvasElement));
    await waitFor(() => expect(location.search).not.toContain("latmin"));
    await waitFor(() => expect(within(list(canvasElement)).getAllByRole("listitem")).toHaveLength(16));
  },
  parameters: { baseline: false },
};

export const NothingThere: Story = {
  globals: { language: "en" },
  args: { source: { points: never, places: () => Promise.resolve(samplePage(0)) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("lille");
    await within(document.body).findByRole("option", { name: "Lille" });
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("heading", { name: "No locations in this part of the map" })).toBeVisible();
  },
};

export const NotAnswered: Story = {
  globals: { language: "en" },
  args: { source: { points: never, places: () => Promise.reject(new Error("offline")) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "Show more locations" }));
    await expect(await canvas.findByText("The locations couldn’t be loaded. Please try again.")).toBeVisible();
    await expect(within(list(canvasElement)).getAllByRole("listitem")).toHaveLength(16);
  },
};

/** The map says that it cannot be had, the list stays, and it can be tried again. */
export const MapFailed: Story = {
  globals: { language: "en" },
  args: { source: { points: () => Promise.reject(new Error("no points")) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Map" }));
    const word = await canvas.findByText("The map couldn’t be loaded. Every location is in the list.");
    await expect(word.closest("[role=status]")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(within(list(canvasElement)).getAllByRole("listitem")).toHaveLength(16);
  },
};

export const MapOnItsWay: Story = {
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Map" }));
    await expect(within(canvasElement).getByRole("region", { name: "Map of the locations" })).toBeVisible();
  },
  parameters: { baseline: false },
};

/** Others draw it: they learn of the visitor, who is asked before. */
export const MapOfOthers: Story = {
  args: { mapStyleUrl: "https://maps.example/style.json" },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Map" }));
    await expect(canvas.getByText(/provided by maps\.example/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show the map" })).toBeVisible();
  },
};

import type { Language } from "@giftshop/storefront-config";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { sampleLate, sampleLocation, sampleNearby, sampleProductOfPlaces } from "../samples.ts";
import { LocationPage } from "./location-page.tsx";

const at = (moment: string) => () => Date.parse(moment);

const meta = {
  title: "catalogue/One place",
  component: LocationPage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    product: sampleProductOfPlaces,
    location: sampleLocation(),
    nearby: sampleNearby,
    // A Wednesday, eleven o'clock in Paris.
    now: at("2026-11-18T10:00:00Z"),
    // The map waits to be asked for, so that it is not part of the picture.
    mapStyleUrl: "https://maps.example/style.json",
  },
  render: (args, { globals }) => {
    const shop = storyShop(globals);
    return <LocationPage {...args} shop={shop} given={sampleLate(shop.language as Language)} />;
  },
} satisfies Meta<typeof LocationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const state = (canvasElement: HTMLElement, words: string | RegExp) => within(canvasElement).findByText(words);

export const Open: Story = {
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    await expect(await state(canvasElement, /^Open now, closes at 12:30/)).toBeVisible();
    await expect(within(canvasElement).getByRole("link", { name: /^Directions/ })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
  },
};

export const ClosedOverLunch: Story = {
  globals: { language: "en" },
  args: { now: at("2026-11-18T12:00:00Z") },
  play: async ({ canvasElement }) => {
    await expect(await state(canvasElement, /^Closed, opens at (14:00|2:00)/)).toBeVisible();
  },
};

export const ClosedOnASunday: Story = {
  globals: { language: "en" },
  args: { now: at("2026-11-22T12:00:00Z") },
  play: async ({ canvasElement }) => {
    await expect(await state(canvasElement, /^Closed, opens tomorrow at (09:00|9:00)/)).toBeVisible();
  },
};

export const HoursUnknown: Story = { args: { location: sampleLocation(false), nearby: [] } };
export const OnDesktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Arabic: Story = { globals: { theme: "GCS", language: "ar" } };

import { shellTexts } from "@giftshop/content";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { samplePage, sampleStores } from "../../samples/stores.ts";
import { StoreBanner } from "./store-banner.tsx";

const meta = {
  title: "storefront/Store banner",
  component: StoreBanner,
  args: {
    texts: shellTexts(storyShop({ theme: "CB", language: "en" }), 2026).widgets.banner,
    stores: sampleStores({ theme: "CB", language: "en" }),
    here: samplePage,
  },
  render: (args, { globals }) => (
    <StoreBanner {...args} texts={shellTexts(storyShop(globals), 2026).widgets.banner} stores={sampleStores(globals)} />
  ),
  beforeEach: () => {
    localStorage.clear();
    // As commerce would have answered earlier in this visit.
    sessionStorage.setItem("visitor-country", "BE");
  },
} satisfies Meta<typeof StoreBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Belgian: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "Continue" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:/),
    );
    await expect(canvas.getByText(/Belgium/)).toBeVisible();
  },
};

/** Closed, it is gone, and does not come back at the next page. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /Close/ }));
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await expect(Number(localStorage.getItem("store-banner-until"))).toBeGreaterThan(Date.now());
  },
};

export const German: Story = { globals: { language: "de" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

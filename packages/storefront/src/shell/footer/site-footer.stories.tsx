import { shellTexts } from "@giftshop/content";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { sampleStore } from "../../store/testing/sample-store.ts";
import { languageLinks } from "../languages.ts";
import { SiteFooter } from "./site-footer.tsx";
import { unfoldColumns } from "./unfold-columns.ts";

const meta = {
  title: "storefront/Footer",
  parameters: { layout: "fullscreen" },
  beforeEach: () => unfoldColumns(),
  render: (_, { globals }) => {
    const shop = storyShop(globals);
    return (
      <SiteFooter
        shop={shop}
        branding={brandingOf(shop.storefront)}
        store={sampleStore(shop)}
        texts={shellTexts(shop, 2026).footer}
        languages={languageLinks(shop, { route: "home", parameters: {} })}
      />
    );
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/© 2026/)).toBeVisible();
  },
};
export const German: Story = { globals: { language: "de" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

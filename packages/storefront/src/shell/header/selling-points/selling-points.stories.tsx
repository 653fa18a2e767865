import { shellTexts } from "@giftshop/content";
import { brandingOf } from "@giftshop/storefront-config/branding";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { SellingPoints } from "./selling-points.tsx";

const meta = {
  title: "storefront/Selling points",
  parameters: { layout: "fullscreen" },
  render: (_, { globals }) => {
    const shop = storyShop(globals);
    return (
      <SellingPoints texts={shellTexts(shop, 2026).points} marks={brandingOf(shop.storefront).trustMarks.topbar} />
    );
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {};
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

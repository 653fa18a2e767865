import { shellTexts } from "@giftshop/content";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { samplePage, sampleStores } from "../../samples/stores.ts";
import { StoreModal } from "./store-modal.tsx";

const page = within(document.body);

const meta = {
  title: "storefront/Store modal",
  component: StoreModal,
  args: {
    texts: shellTexts(storyShop({ theme: "CB", language: "en" }), 2026).widgets.stores,
    stores: sampleStores({ theme: "CB", language: "en" }),
    here: samplePage,
    open: true,
    onClose: fn(),
  },
} satisfies Meta<typeof StoreModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await page.findByRole("dialog", { name: "Where would you like to shop?" });
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

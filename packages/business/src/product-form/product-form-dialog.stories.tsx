import { createShop } from "@giftshop/storefront-config";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, within } from "storybook/test";
import { businessMessages } from "../messages.ts";
import { sampleGifts } from "../samples/sample-gifts.ts";
import { ProductFormDialog } from "./product-form-dialog.tsx";

const shop = createShop("CKUK", "en");
const [gift] = sampleGifts;
if (!gift) throw new Error("There is no gift to show.");

const meta = {
  title: "business/Product form window",
  component: ProductFormDialog,
  args: { shop: shop.data, words: businessMessages.words(shop), gift, open: true, onClose: fn() },
} satisfies Meta<typeof ProductFormDialog>;

export default meta;

/** The product is chosen already. */
export const Open: StoryObj<typeof meta> = {
  play: async () => {
    // The window lies outside of the story's canvas.
    const page = within(document.body);
    await expect(await page.findByRole("combobox", { name: /Gift card/ })).toHaveValue(gift.id);
  },
};

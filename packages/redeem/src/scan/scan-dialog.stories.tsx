import { createTranslate } from "@giftshop/messages";
import { shopSpeaking } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, within } from "storybook/test";
import { redeemMessages } from "../messages.ts";
import { ScanDialog } from "./scan-dialog.tsx";

const meta: Meta = {
  title: "redeem/Scan window",
  render: (_, { globals }) => {
    const { language } = shopSpeaking(globals.language);
    const t = createTranslate(language, redeemMessages.words(language));
    return <ScanDialog t={t} open onClose={fn()} onFound={fn()} />;
  },
};

export default meta;

/** A browser without a camera: a photo, or the number typed, will do. */
export const WithoutCamera: StoryObj = {
  globals: { language: "en" },
  play: async () => {
    const dialog = await within(document.body).findByRole("dialog", { name: "Scan the barcode of the card" });
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent(/choose a photo/i);
    await expect(within(dialog).getByLabelText("Choose a photo")).toHaveAttribute("accept", "image/*");
  },
};
export const German: StoryObj = { globals: { language: "de", theme: "GCS" } };
export const Arabic: StoryObj = { globals: { language: "ar", theme: "GCS" } };

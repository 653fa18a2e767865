import type { Meta, StoryObj } from "@storybook/react";
import { keepEntry } from "../saved-entry.ts";
import { drawingShop } from "../testing/drawing-shop.ts";
import { ThanksPage } from "./thanks-page.tsx";

const meta: Meta = {
  title: "doubler/Thank-you page",
  parameters: { layout: "fullscreen" },
  render: (_, { globals }) => {
    const prize = { value: 5000, currency: "EUR" };
    const receipt = "CBFR-2026-12-4821-5000-4XSTV2KVRZGV83CYHYXYXM6D2ZN";
    keepEntry(sessionStorage, { receipt, drawsAt: "2026-12-07T11:00:00.000Z", prize });
    return <ThanksPage shop={drawingShop(globals.language)} product={null} />;
  },
};

export default meta;

export const Page: StoryObj = { globals: { language: "fr" } };
export const Dutch: StoryObj = { globals: { language: "nl" } };

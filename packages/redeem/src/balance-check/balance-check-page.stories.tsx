import { shopSpeaking } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { BalanceCheckPage } from "./balance-check-page.tsx";

const meta: Meta = {
  title: "redeem/Balance check page",
  parameters: { layout: "fullscreen" },
  render: (_, { globals }) => <BalanceCheckPage key={globals.language} shop={shopSpeaking(globals.language)} />,
};

export default meta;

export const Page: StoryObj = {};
export const German: StoryObj = { globals: { language: "de", theme: "GCS" } };
export const Arabic: StoryObj = { globals: { language: "ar", theme: "GCS" } };
export const Party: StoryObj = { globals: { theme: "CK" } };

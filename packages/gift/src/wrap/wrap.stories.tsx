import { createShop, type StorefrontCode } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import type { Meta, StoryObj } from "@storybook/react";
import { sampleWrapper } from "../testing/sample-pictures.ts";
import { Wrap } from "./wrap.tsx";

const markOf = (code: StorefrontCode) => brandingOf(createShop(code, "en").storefront).footerLogo.src;

const meta = {
  title: "gift/Wrap",
  component: Wrap,
  args: { group: "CB", picture: undefined, tag: "For Nina", mark: markOf("CBIE") },
} satisfies Meta<typeof Wrap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the house's own paper. */
export const RibbonBox: Story = {};
export const Balloon: Story = { globals: { theme: "CK" }, args: { group: "CK", mark: markOf("CKUK") } };
export const SealedLetter: Story = { globals: { theme: "GCS" }, args: { group: "GCS", mark: markOf("GCSAE") } };

/** The paper is printed with the wrapper that was chosen. */
export const ChosenWrapper: Story = { args: { picture: sampleWrapper, tag: "For Maximiliane-Charlotte" } };
export const ChosenBalloon: Story = { ...Balloon, args: { ...Balloon.args, picture: sampleWrapper } };
export const ChosenLetter: Story = { ...SealedLetter, args: { ...SealedLetter.args, picture: sampleWrapper } };

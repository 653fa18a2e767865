import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import type { Meta, StoryObj } from "@storybook/react";
import { Wrap } from "./wrap.tsx";

const meta = {
  title: "gift/Wrap",
  component: Wrap,
  args: { group: "CB", color: "#f6d9c4", picture: undefined },
} satisfies Meta<typeof Wrap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RibbonBox: Story = {};
export const Balloon: Story = { globals: { theme: "CK" }, args: { group: "CK", color: "#d7f0ec" } };
export const SealedLetter: Story = { globals: { theme: "GCS" }, args: { group: "GCS", color: "#dfe0f2" } };

/** The paper is the wrapper that was chosen. */
export const ChosenWrapper: Story = { args: { picture: Object.values(sampleFaces)[0]?.src } };

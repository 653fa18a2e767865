import type { Meta, StoryObj } from "@storybook/react";
import { expect } from "storybook/test";
import { sampleFaces } from "../gift-card/sample-faces.ts";
import { SmallGift } from "./small-gift.tsx";

const meta = {
  title: "ui-kit/Small gift",
  component: SmallGift,
  args: { face: sampleFaces.cafe.src, backgroundColor: "#F9D9C2" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 144 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { baseline: false },
} satisfies Meta<typeof SmallGift>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};

/** As it is dressed: whoever listens hears of none of it, as the words beside it say the same. */
export const Dressed: Story = {
  args: { wrapper: sampleFaces.garden.src, packing: "/packing.svg#tin", message: "Happy birthday!", name: "Nina" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-front="tin"] > svg')).toHaveLength(2);
    await expect(canvas.queryAllByRole("img")).toHaveLength(0);
    await expect(canvas.getByText("Nina")).toBeVisible();
  },
};

export const InTheHousesPaper: Story = { args: { wrapper: true } };

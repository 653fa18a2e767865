import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { sampleFaces } from "../gift-card/sample-faces.ts";
import { Picture } from "./picture.tsx";

const meta = {
  title: "ui-kit/Picture",
  component: Picture,
  args: { src: sampleFaces.garden.src, alt: "A garden from above", width: 856, height: 540, priority: true },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Soft: Story = {};
export const Cut: Story = { args: { ratio: "21 / 9" } };
export const Whole: Story = { args: { ratio: "1", fit: "contain", corners: "none" } };
export const Round: Story = { args: { ratio: "1", corners: "round", style: { inlineSize: "8rem" } } };

/** Its room is there though the picture never comes. */
export const NeverCame: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("img", { name: "A garden from above" }).getBoundingClientRect();
    await expect(box.height).toBeGreaterThan(0);
    await expect(box.width / box.height).toBeCloseTo(856 / 540, 1);
  },
  args: { src: "data:image/png;base64,", alt: "A garden from above", ratio: "856 / 540" },
};

import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "ui-kit/Visually hidden",
  component: VisuallyHidden,
  args: { children: "Heard, not seen" },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Words: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByText("Heard, not seen").getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(1);
  },
};

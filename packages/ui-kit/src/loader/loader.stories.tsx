import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { Loader } from "./loader.tsx";

const meta = { title: "ui-kit/Loader", component: Loader, args: { label: "Loading" } } satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Loading");
  },
};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };

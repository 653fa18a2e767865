import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { samplePopular } from "../search/samples.ts";
import { Suggestions } from "./suggestions.tsx";

const meta = {
  title: "catalogue/Suggestions",
  component: Suggestions,
  parameters: { baseline: false },
  args: { title: "Popular gift cards", from: "from {price}", locale: "en-IE", load: async () => samplePopular },
} satisfies Meta<typeof Suggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole("link")).toHaveLength(6);
  },
};
export const OnDesktop: Story = { ...Six, globals: { theme: "GCS", viewport: { value: "desk" } } };

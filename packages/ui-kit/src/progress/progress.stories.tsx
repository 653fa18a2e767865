import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { Progress } from "./progress.tsx";

const meta = {
  title: "ui-kit/Progress",
  component: Progress,
  args: { label: "Checking recipients", value: 120, max: 300, valueLabel: "120 of 300" },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Checking recipients" });
    await expect(bar).toHaveAttribute("value", "120");
    await expect(bar).toHaveAttribute("aria-valuetext", "120 of 300");
  },
};
export const Done: Story = { args: { value: 300, valueLabel: "300 of 300", tone: "success" } };
export const Failed: Story = {
  args: { label: "12 of 300 could not be sent", value: 288, valueLabel: "", tone: "danger" },
};
export const OfUnknownLength: Story = {
  args: { label: "Reading the list", value: undefined, valueLabel: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar")).not.toHaveAttribute("value");
  },
};
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "جارٍ التحقق من المستلمين", valueLabel: "120 من 300" },
};

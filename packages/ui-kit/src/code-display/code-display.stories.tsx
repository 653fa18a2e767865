import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, spyOn, userEvent, within } from "storybook/test";
import { holdTimers } from "../testing/hold-timers.ts";
import { CodeDisplay } from "./code-display.tsx";

const bars = [3, 1, 2, 1, 1, 4, 2, 1, 3, 2, 1, 1, 2, 3, 1, 2, 4, 1, 1, 2];

const meta = {
  title: "ui-kit/Code display",
  component: CodeDisplay,
  args: {
    label: "Card number",
    code: "6299110012345678904",
    copyLabel: "Copy",
    copiedLabel: "Copied",
  },
} satisfies Meta<typeof CodeDisplay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CardNumber: Story = {
  beforeEach: holdTimers,
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockImplementation(fn(async () => undefined));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Copy" }));
    await expect(write).toHaveBeenCalledWith("6299110012345678904");
    await expect(await within(canvasElement).findByRole("button", { name: "Copied" })).toBeVisible();
  },
};
export const Pin: Story = { args: { label: "PIN", code: "204913", groupSize: 3 } };

/** Covered, to sight and to a screen reader, until the press; and again after the next. */
export const Revealed: Story = {
  args: {
    label: "PIN",
    code: "204913",
    groupSize: 3,
    copyLabel: undefined,
    reveal: { showLabel: "Show", hideLabel: "Hide", hiddenLabel: "Hidden" },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: "Hidden" })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("204");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvasElement).toHaveTextContent("204913");
    await userEvent.keyboard("{Enter}");
    await expect(canvasElement).not.toHaveTextContent("204");
    await userEvent.keyboard("{Enter}");
  },
};

export const Covered: Story = { args: { ...Revealed.args } };

export const WithBarcode: Story = {
  args: {
    barcode: (
      <svg viewBox="0 0 80 24" width="240" height="72" role="img" aria-label="Barcode of the card number">
        {bars.map((width, index) => (
          <rect key={index} x={index * 4} width={width} height="24" fill="#000" />
        ))}
      </svg>
    ),
  },
};
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "رقم البطاقة", copyLabel: "نسخ" },
};

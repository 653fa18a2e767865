import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "ui-kit/Text area",
  component: TextArea,
  args: {
    label: "Your message",
    name: "message",
    limit: 150,
    remainingLabel: (left) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), "Félicitations");
    await expect(canvas.getByText("137 characters left")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("137 characters left");
  },
};

/** More can be typed than fits: it is said, not cut off. */
export const BeyondTheLimit: Story = {
  args: { limit: 20, defaultValue: "A message that is longer than that" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toBeInvalid();
    await expect(within(canvasElement).getByText("14 characters too many")).toBeVisible();
  },
};
export const WithError: Story = { args: { error: "Write a few words, or choose no message." } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "For you" } };
/** Words of another direction than the page's: their full stop stays behind them. */
export const EnglishOnAnArabicPage: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: {
    label: "رسالتك",
    defaultValue: "Many happy returns from all of us.",
    remainingLabel: (left) => `بقي ${left} حرفًا`,
  },
};
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "رسالتك", defaultValue: "عيد ميلاد سعيد", remainingLabel: (left) => `بقي ${left} حرفًا` },
};

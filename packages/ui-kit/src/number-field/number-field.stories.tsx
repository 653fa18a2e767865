import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { NumberField } from "./number-field.tsx";

const meta = {
  title: "ui-kit/Number field",
  component: NumberField,
  args: { label: "How many cards?", hint: "From 1 to 500", name: "count" },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "How many cards?" });
    await userEvent.type(field, "1200");
    await expect(field).toHaveValue("1200");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    await expect(field).toHaveAccessibleDescription("From 1 to 500");
  },
};
export const WithError: Story = { args: { defaultValue: "900", error: "Order at most 500 cards at a time." } };
export const Disabled: Story = { args: { defaultValue: "12", disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "12", readOnly: true } };
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "كم بطاقة؟", hint: "من 1 إلى 500", defaultValue: "12" },
};

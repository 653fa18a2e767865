import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "ui-kit/Text field",
  component: TextField,
  args: { label: "First name", name: "firstName", autoComplete: "given-name" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "First name" });
    await userEvent.type(input, "Élodie");
    await expect(input).toHaveValue("Élodie");
  },
};
export const Filled: Story = { args: { defaultValue: "Élodie" } };
export const WithHint: Story = { args: { label: "E-mail", type: "email", hint: "The card is sent here." } };
export const Optional: Story = { args: { label: "Company", optionalLabel: "optional" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Élodie" } };

/** The error says what to do, and the field names it as its description. */
export const WithError: Story = {
  args: {
    label: "E-mail",
    hint: "The card is sent here.",
    defaultValue: "elodie@",
    error: "Add what comes after the @.",
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("The card is sent here. Add what comes after the @.");
  },
};

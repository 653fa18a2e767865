import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { PhoneField } from "./phone-field.tsx";

const meta = {
  title: "ui-kit/Phone field",
  component: PhoneField,
  args: {
    label: "Phone number",
    name: "phoneNumber",
    callingCodeLabel: "Country calling code",
    callingCode: { name: "phoneCountry", defaultValue: "FR" },
    callingCodes: [
      { country: "FR", callingCode: "33", label: "France" },
      { country: "NL", callingCode: "31", label: "Netherlands" },
      { country: "AE", callingCode: "971", label: "United Arab Emirates" },
    ],
  },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country calling code" }), "NL");
    await userEvent.type(canvas.getByRole("textbox", { name: "Phone number" }), "612345678");
    await expect(canvas.getByRole("textbox")).toHaveValue("612345678");
  },
};
export const WithError: Story = { args: { defaultValue: "12", error: "Please enter valid phone number" } };
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "رقم الهاتف", callingCodeLabel: "رمز الدولة" },
};

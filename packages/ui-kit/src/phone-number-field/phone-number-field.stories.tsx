import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { PhoneNumberField } from "./phone-number-field.tsx";

const page = within(document.body);

const meta = {
  title: "ui-kit/Phone number field",
  component: PhoneNumberField,
  args: {
    label: "Phone number",
    name: "phoneNumber",
    callingCodes: [
      { country: "FR", callingCode: "33", label: "France" },
      { country: "NL", callingCode: "31", label: "Netherlands" },
      { country: "AE", callingCode: "971", label: "United Arab Emirates" },
    ],
    callingCode: {
      label: "Country calling code",
      name: "phoneCountry",
      defaultValue: "FR",
      placeholder: "Code",
      searchLabel: "Search countries",
      emptyLabel: "No such country or code",
      onChange: fn(),
    },
  },
} satisfies Meta<typeof PhoneNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code is found by its digits, the number typed beside it. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /Country calling code/ }).click();
    await userEvent.type(await page.findByRole("searchbox"), "971");
    await userEvent.click(await page.findByRole("option", { name: /United Arab Emirates/ }));
    await expect(args.callingCode.onChange).toHaveBeenLastCalledWith("AE");
    await expect(canvas.getByRole("button", { name: /Country calling code/ })).toHaveTextContent("+971");
    await userEvent.type(canvas.getByRole("textbox", { name: "Phone number" }), "501234567");
    await expect(canvas.getByRole("textbox")).toHaveValue("501234567");
  },
};
export const Empty: Story = { args: { optionalLabel: "optional", hint: "For questions about the delivery." } };
export const WithError: Story = { args: { defaultValue: "12", error: "Please enter a valid phone number." } };
export const Disabled: Story = { args: { defaultValue: "612345678", disabled: true } };
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: {
    label: "رقم الهاتف",
    callingCode: {
      label: "رمز الدولة",
      defaultValue: "AE",
      placeholder: "الرمز",
      searchLabel: "ابحث عن دولة",
      emptyLabel: "لا توجد نتائج",
    },
  },
};

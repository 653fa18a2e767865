import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { AmountField } from "./amount-field.tsx";

const meta = {
  title: "ui-kit/Amount field",
  component: AmountField,
  args: {
    label: "Another amount",
    hint: "A whole amount from €10 to €250",
    name: "amount",
    currency: "EUR",
    locale: "fr-FR",
  },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Euro: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Another amount" });
    await userEvent.type(input, "75");
    await expect(input).toHaveValue("75");
    await expect(input).toHaveAttribute("inputmode", "numeric");
  },
};
export const Pound: Story = { args: { currency: "GBP", locale: "en-GB", hint: "A whole amount from £10 to £250" } };
export const Zloty: Story = { args: { currency: "PLN", locale: "pl-PL", hint: "50–2000 zł" } };
export const Dirham: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { currency: "AED", locale: "ar-AE", label: "مبلغ آخر", hint: "من 10 إلى 250" },
};
export const WithError: Story = { args: { defaultValue: "7", error: "Choose at least €10." } };

import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { SelectNative } from "./select-native.tsx";

const meta = {
  title: "ui-kit/Select, native",
  component: SelectNative,
  args: {
    label: "Country",
    name: "country",
    placeholder: "Choose a country",
    defaultValue: "",
    options: [
      { id: "FR", label: "France" },
      { id: "NL", label: "Netherlands" },
      { id: "AE", label: "United Arab Emirates" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SelectNative>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Country" });
    await userEvent.selectOptions(select, "NL");
    await expect(select).toHaveValue("NL");
    await expect(args.onChange).toHaveBeenCalled();
  },
};
export const Chosen: Story = { args: { defaultValue: "AE" } };
export const WithError: Story = { args: { error: "Country is a required field" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "FR" } };

import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Switch } from "./switch.tsx";

const meta = {
  title: "ui-kit/Switch",
  component: Switch,
  args: { label: "Send a copy to me", name: "copy", onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole("switch", { name: "Send a copy to me" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.click(within(canvasElement).getByText("Send a copy to me"));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const On: Story = { args: { defaultChecked: true, hint: "The code stays with the recipient." } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const Arabic: Story = {
  args: { label: "أرسل لي نسخة", defaultChecked: true },
  globals: { language: "ar", theme: "GCS" },
};

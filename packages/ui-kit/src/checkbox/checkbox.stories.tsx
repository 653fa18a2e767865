import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { Link } from "../link/link.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "ui-kit/Checkbox",
  component: Checkbox,
  args: { label: "Add a greeting card", name: "greeting" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Add a greeting card" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText("Add a greeting card"));
    await expect(box).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: "Printed on cotton paper, in its own envelope." } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const WithError: Story = {
  args: {
    label: (
      <>
        I agree to the <Link href="#terms">terms and conditions</Link>
      </>
    ),
    error: "Agree to the terms to order.",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toBeInvalid();
  },
};

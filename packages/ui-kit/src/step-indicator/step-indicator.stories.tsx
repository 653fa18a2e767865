import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { StepIndicator } from "./step-indicator.tsx";

const meta = {
  title: "ui-kit/Step indicator",
  component: StepIndicator,
  args: {
    label: "Checkout",
    doneLabel: "done",
    current: 1,
    steps: [
      { label: "Your details", href: "#details" },
      { label: "Shipping" },
      { label: "Payment" },
      { label: "Success" },
    ],
  },
} satisfies Meta<typeof StepIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondStep: Story = {
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByText("Shipping").closest("li");
    await expect(current).toHaveAttribute("aria-current", "step");
    await expect(within(canvasElement).getByRole("link", { name: "Your details" })).toBeVisible();
  },
};
export const LastStep: Story = { args: { current: 3 } };
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { steps: [{ label: "بياناتك" }, { label: "التوصيل" }, { label: "الدفع" }] },
};

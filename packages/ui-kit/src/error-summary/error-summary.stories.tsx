import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "ui-kit/Error summary",
  component: ErrorSummary,
  args: {
    title: "Two fields need another look",
    errors: [
      { fieldId: "email", message: "Add what comes after the @." },
      { fieldId: "city", message: "City is a required field" },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

/** Of many the first stands there; a press shows all of them. */
export const SevenErrors: StoryObj<typeof meta> = {
  args: {
    title: "Seven fields need another look",
    errors: ["firstName", "lastName", "email", "street", "houseNumber", "postCode", "city"].map((fieldId) => ({
      fieldId,
      message: `Please enter ${fieldId}.`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByText("Seven fields need another look");
    const [first] = canvas.getAllByRole("link", { name: "Please enter firstName." });
    const last = canvas.getByRole("link", { name: "Please enter city." });
    await expect(last).not.toBeVisible();
    await userEvent.click(heading);
    await expect(last).toBeVisible();
    await expect(first).toBeVisible();
    await userEvent.click(heading);
  },
};

/** Each line leads to its field. */
export const TwoErrors: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="email" label="E-mail" defaultValue="elodie@" error="Add what comes after the @." />
      <TextField id="city" label="City" error="City is a required field" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "City is a required field" })).toHaveAttribute("href", "#city");
    canvas.getByRole("alert").focus();
    await expect(canvas.getByRole("alert")).toHaveFocus();
  },
};

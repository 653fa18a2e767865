import type { Meta, StoryObj } from "@storybook/react";
import { expect, screen, userEvent, within } from "storybook/test";
import { filled, fresh } from "../samples/sample-answers.ts";
import { StoryAccount } from "../samples/story-account.tsx";
import { Orders } from "./orders.tsx";
import { Reorder } from "./reorder.tsx";

interface Args {
  answers: Readonly<Record<string, unknown>>;
  reorder: boolean;
}

const meta = {
  title: "account/Orders",
  args: { answers: filled, reorder: false },
  render: ({ answers, reorder }, { globals }) => (
    <StoryAccount globals={globals} answers={answers}>
      {reorder ? <Reorder /> : <Orders />}
    </StoryAccount>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Listed: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Show more orders" })).toBeVisible();
  },
};
export const None: Story = { args: { answers: fresh } };

/** The modal "account order details". */
export const Details: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole("button", { name: /See details/u });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText("For Anna-Katharina Überschär")).toBeVisible();
    await expect(await dialog.findByText("Total excl. GST")).toBeInTheDocument();
  },
};

/** The modal "reorder product details": one gift less, and one of another. */
export const OrderedAgain: Story = {
  args: { reorder: true },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole("button", { name: "Order again" });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole("dialog"));
    const [one, other] = await dialog.findAllByRole("checkbox");
    if (one) await userEvent.click(one);
    await expect(one).not.toBeChecked();
    await expect(other).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: "Decrease quantity" }));
    await expect(dialog.getByRole("status")).toHaveTextContent("1");
  },
};
export const DetailsInArabic: Story = { globals: { language: "ar", theme: "GCS" }, args: { reorder: true } };

import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { filled, fresh } from "../samples/sample-answers.ts";
import { StoryAccount } from "../samples/story-account.tsx";
import { AddressBook } from "./address-book.tsx";

interface Args {
  answers: Readonly<Record<string, unknown>>;
}

const meta = {
  title: "account/Address book",
  args: { answers: filled },
  render: ({ answers }, { globals }) => (
    <StoryAccount globals={globals} answers={answers}>
      <AddressBook />
    </StoryAccount>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Two: Story = {};
export const Empty: Story = { args: { answers: fresh } };

export const Adding: Story = {
  args: { answers: fresh },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add an address" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Save address" }));
    await expect(await canvas.findByText("Please enter a first name.", { selector: "p *, p, span" })).toBeVisible();
  },
};

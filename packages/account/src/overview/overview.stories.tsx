import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { filled, fresh, signedOut } from "../samples/sample-answers.ts";
import { StoryAccount } from "../samples/story-account.tsx";
import { Overview } from "./overview.tsx";

interface Args {
  answers: Readonly<Record<string, unknown>>;
}

const meta = {
  title: "account/Overview",
  args: { answers: filled },
  render: ({ answers }, { globals }) => (
    <StoryAccount globals={globals} answers={answers}>
      <Overview />
    </StoryAccount>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("Order to several addresses CBFR-12345671 · Paid"),
    ).toBeVisible();
  },
};

/** Nothing was ordered, and the address is yet to be proven. */
export const Fresh: Story = {
  args: { answers: fresh },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Send the link again" })).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { answers: signedOut },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("You’ve been logged out")).toBeVisible();
  },
};
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

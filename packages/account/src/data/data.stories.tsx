import type { Meta, StoryObj } from "@storybook/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { filled, fresh } from "../samples/sample-answers.ts";
import { StoryAccount } from "../samples/story-account.tsx";
import { Data } from "./data.tsx";

interface Args {
  answers: Readonly<Record<string, unknown>>;
}

const meta = {
  title: "account/Details",
  args: { answers: filled },
  render: ({ answers }, { globals }) => (
    <StoryAccount globals={globals} answers={answers}>
      <Data />
    </StoryAccount>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** What comes when it is about to be seen is there as well. */
const toTheEnd: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const last = await canvas.findByRole("button", { name: "Delete account" });
  last.scrollIntoView();
  await canvas.findByRole("heading", { name: "Passkeys" });
  await waitFor(() => expect(canvas.queryByText("One moment…")).toBeNull());
  canvas.getByRole("heading", { level: 1 }).scrollIntoView();
};

export const Filled: Story = { play: toTheEnd };
export const Fresh: Story = { args: { answers: fresh }, play: toTheEnd };

/** The modal "delete account" names the card that still holds something, and not the one that has expired. */
export const Leaving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Behind the window stands the page as it is once all of it has come.
    await canvas.findAllByText(/ending in 4711/u);
    await userEvent.click(await canvas.findByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    const warning = await dialog.findByText(/You have 1 gift card with a balance/u);
    await waitFor(() => expect(warning).toBeVisible());
  },
};

/** Facts make way for their form, and come back where it is left. */
export const ChangingProfile: Story = {
  parameters: { baseline: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Change your details" }));
    await expect(await canvas.findByRole("textbox", { name: /^First name/u })).toHaveValue("Zoë");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(await canvas.findByRole("button", { name: "Change your details" })).toBeVisible();
  },
};

/** The modal "change password". */
export const ChangingPassword: Story = {
  play: async (context) => {
    await toTheEnd(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Change password" }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

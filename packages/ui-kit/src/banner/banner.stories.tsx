import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Link } from "../link/link.tsx";
import { Banner } from "./banner.tsx";

const meta = {
  title: "ui-kit/Banner",
  component: Banner,
  args: { title: "Your gift is on its way", children: "It arrives within the hour." },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

/** Closed by its press; what it says stays closed is for its page to keep in mind. */
export const Closable: Story = {
  args: { onClose: fn(), closeLabel: "Close" },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Above the page: another shop would suit the visitor better. */
export const Strip: Story = {
  args: {
    shape: "strip",
    live: "none",
    title: "You are in the shop for France",
    children: undefined,
    action: (
      <Link href="#nl" variant="arrow">
        To the shop for the Netherlands
      </Link>
    ),
    onClose: fn(),
    closeLabel: "Close",
  },
};
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { title: "هديتك في الطريق", children: "تصل خلال ساعة.", onClose: fn(), closeLabel: "إغلاق" },
};
export const Success: Story = { args: { tone: "success" } };
export const Warning: Story = { args: { tone: "warning", title: "Digital cards are sent with a delay today" } };
export const Danger: Story = {
  args: {
    tone: "danger",
    title: "The payment did not go through",
    children: "Nothing was charged. Choose another way to pay.",
    action: (
      <Link href="#retry" variant="arrow">
        Try again
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toBeVisible();
  },
};

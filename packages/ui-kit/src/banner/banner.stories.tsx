import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
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

import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { BasketIcon, SearchIcon } from "../icon/icon.tsx";
import { IconButton, IconLink } from "./icon-button.tsx";

const meta = {
  title: "ui-kit/Icon button",
  component: IconButton,
  args: { label: "Search", icon: <SearchIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Search" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outline: Story = { args: { variant: "outline" } };
export const Disabled: Story = { args: { disabled: true } };

export const BasketWithCount: Story = {
  render: () => (
    <IconLink
      href="#basket"
      label="Basket, 3 gifts"
      icon={<BasketIcon />}
      badge={
        <Badge kind="count" tone="primary">
          3
        </Badge>
      }
    />
  ),
};

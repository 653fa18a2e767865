import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ArrowIcon, BasketIcon } from "../icon/icon.tsx";
import { Stack } from "../layout/layout.tsx";
import { Button, ButtonLink } from "./button.tsx";

const meta = {
  title: "ui-kit/Button",
  component: Button,
  args: { children: "Add to basket", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Add to basket" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: "secondary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const Danger: Story = { args: { variant: "danger", children: "Remove this gift" } };
export const WithIcon: Story = { args: { icon: <BasketIcon />, size: "large" } };
export const LongWords: Story = {
  args: { children: "Geschenkgutscheinbestellung verbindlich abschließen und bezahlen", block: true },
  globals: { language: "de" },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button").click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Keeps its width and its focus, ignores presses, and says what it is waited for. */
export const Loading: Story = {
  args: { loading: true, loadingLabel: "Adding to basket" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Adding to basket" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("data-loading");
  },
};

/** Leads somewhere, so it is a link. */
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#checkout" iconEnd={<ArrowIcon />}>
      To checkout
    </ButtonLink>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "To checkout" })).toHaveAttribute("href", "#checkout");
  },
};

export const AllSizes: Story = {
  render: () => (
    <Stack gap={6}>
      {(["small", "medium", "large"] as const).map((size) => (
        <Stack key={size} direction="row" gap={3}>
          {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              Give a gift
            </Button>
          ))}
          <Button size={size} disabled>
            Sold out
          </Button>
          <Button size={size} loading loadingLabel="One moment">
            Give a gift
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};

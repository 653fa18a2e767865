import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "ui-kit/Skip link",
  component: SkipLink,
  args: { children: "Skip to the content" },
} satisfies Meta<typeof SkipLink>;

export default meta;

export const ShownOnFocus: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Press Tab.</main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole("link");
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

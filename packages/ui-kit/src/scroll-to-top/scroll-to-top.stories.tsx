import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Text } from "../text/text.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

const meta = {
  title: "ui-kit/Scroll to top",
  component: ScrollToTop,
  args: { label: "Back to the top" },
  render: (args) => (
    <main style={{ blockSize: "400vh" }}>
      <Text>The first of many gift cards</Text>
      <ScrollToTop {...args} />
    </main>
  ),
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden on the first two screens, there on the third, and the press leads back with the focus. */
export const BeyondTwoScreens: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = () => canvas.getByRole("button", { hidden: true });
    await expect(press()).not.toBeVisible();
    window.scrollTo({ top: window.innerHeight * 1.9, behavior: "instant" });
    await expect(press()).not.toBeVisible();
    window.scrollTo({ top: window.innerHeight * 2.2, behavior: "instant" });
    await waitFor(() => expect(press()).toBeVisible());
    await userEvent.click(press());
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole("main")).toHaveFocus();
    await waitFor(() => expect(press()).not.toBeVisible());
  },
  parameters: { baseline: false },
};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    window.scrollTo({ top: window.innerHeight * 2.5, behavior: "instant" });
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toBeVisible());
  },
};

import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ScrollTop } from "./scroll-top.tsx";

const meta = {
  title: "storefront/Scroll to top",
  component: ScrollTop,
  args: { label: "Back to top" },
  // Four screens: two to come past, and some to stay on.
  decorators: [(Story) => <div style={{ minBlockSize: "400vh" }}>{Story()}</div>],
} satisfies Meta<typeof ScrollTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not before two screens have passed; it leads to the top and is gone. */
export const FarDown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, window.innerHeight * 2);
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    window.scrollTo(0, window.innerHeight * 2 + 10);
    await userEvent.click(await canvas.findByRole("button", { name: "Back to top" }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole("button")).not.toBeInTheDocument());
  },
};

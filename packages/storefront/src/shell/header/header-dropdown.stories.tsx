import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { watchMenus } from "./close-menus/close-menus.ts";
import { HeaderDropdown } from "./header-dropdown.tsx";

const meta = {
  title: "storefront/Header dropdown",
  component: HeaderDropdown,
  args: {
    text: "Business",
    links: [
      { href: "#business", text: "Gift cards for your team" },
      { href: "#quote", text: "Request a quote" },
      { href: "#activate", text: "Activate gift cards" },
    ],
  },
  // Room for what unfolds.
  decorators: [(Story) => <div style={{ minBlockSize: "14rem" }}>{Story()}</div>],
  beforeEach: () => watchMenus(),
} satisfies Meta<typeof HeaderDropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opened by a press, closed by Escape with focus given back, and opened again. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByText("Business");
    await userEvent.click(opener);
    await expect(canvas.getByRole("link", { name: "Request a quote" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("group")).not.toHaveAttribute("open");
    await expect(opener.closest("summary")).toHaveFocus();
    await userEvent.click(opener);
  },
};

/** A press beside it closes it, where there is something beside it. */
export const PressBeside: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Business"));
    await userEvent.click(document.body);
    const small = !matchMedia("(min-width: 1024px)").matches;
    await expect(canvas.getByRole("group").hasAttribute("open")).toBe(small);
  },
};

import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { Breadcrumb } from "./breadcrumb.tsx";

const meta = {
  title: "ui-kit/Breadcrumb",
  component: Breadcrumb,
  args: {
    label: "You are here",
    crumbs: [{ label: "Home", href: "#" }, { label: "Food and drink", href: "#food" }, { label: "Café Noir" }],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDeep: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Café Noir")).toHaveAttribute("aria-current", "page");
  },
};

/** The trail scrolls, and leaves room for the ring of what has the focus. */
export const FocusedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const first = within(canvasElement).getByRole("link", { name: "Home" });
    await expect(first).toHaveFocus();
    const { outlineWidth, outlineOffset } = getComputedStyle(first);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    await expect(ring).toBeGreaterThan(2);
    const trail = within(canvasElement).getByRole("list").getBoundingClientRect();
    const { top, bottom, left } = first.getBoundingClientRect();
    await expect(Math.min(top - trail.top, trail.bottom - bottom, left - trail.left)).toBeGreaterThanOrEqual(ring);
  },
};

export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "أنت هنا", crumbs: [{ label: "الرئيسية", href: "#" }, { label: "مطاعم" }] },
};

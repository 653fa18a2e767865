import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
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
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "أنت هنا", crumbs: [{ label: "الرئيسية", href: "#" }, { label: "مطاعم" }] },
};

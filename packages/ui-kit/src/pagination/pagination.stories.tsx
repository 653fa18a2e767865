import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { Pagination, ShowMore } from "./pagination.tsx";

const meta = {
  title: "ui-kit/Pagination",
  component: Pagination,
  args: {
    label: "Pages",
    page: 5,
    pageCount: 12,
    hrefOf: (page) => `#${page}`,
    previousLabel: "Previous page",
    nextLabel: "Next page",
    pageLabel: (page) => `Page ${page}`,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Page 5" })).toHaveAttribute("aria-current", "page");
  },
};
export const First: Story = { args: { page: 1, pageCount: 3 } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

export const More: Story = {
  render: () => <ShowMore href="#2" label="Show 16 more" progressLabel="16 of 214 gift cards" progress={16 / 214} />,
};

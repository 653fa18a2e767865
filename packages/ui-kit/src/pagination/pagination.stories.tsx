import type { Meta, StoryObj } from "@storybook/react";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Pagination, ShowMore, ShowMoreButton } from "./pagination.tsx";

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

const Growing = () => {
  const [shown, setShown] = useState(16);
  return (
    <ShowMoreButton
      label="Show 16 more"
      progressLabel={`${shown} of 214 gift cards`}
      progress={shown / 214}
      onClick={() => setShown(shown + 16)}
    />
  );
};

/** By keyboard the focus stays where it is, and what is in sight now is said. */
export const MoreIntoTheList: Story = {
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("32 of 214 gift cards");
    await expect(within(canvasElement).getByRole("button", { name: "Show 16 more" })).toHaveFocus();
  },
};

export const MoreIsComing: Story = {
  render: () => (
    <ShowMoreButton label="Show 16 more" progressLabel="16 of 214" progress={16 / 214} loading loadingLabel="Coming" />
  ),
};

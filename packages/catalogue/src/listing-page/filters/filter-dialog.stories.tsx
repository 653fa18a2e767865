import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FilterDialog } from "./filter-dialog.tsx";
import type { FilterCounts } from "./load-counts.ts";

const names = ["Food and drink", "Fashion", "Travel", "Books", "Sport", "Beauty", "Music", "Home", "Games", "Cinema"];

const meta = {
  title: "catalogue/Filter window",
  component: FilterDialog,
  args: {
    groups: [
      {
        name: "cb_api_giftcard_categories",
        legend: "Categories",
        choices: names.map((label, index) => ({
          term: label.toLowerCase().replaceAll(" ", "-"),
          label,
          count: 40 - index,
        })),
      },
      {
        name: "cb_api_giftcard_types",
        legend: "Delivery",
        choices: [
          { term: "digital", label: "By e-mail", count: 243 },
          { term: "physical", label: "By post", count: 187 },
        ],
      },
    ],
    chosen: {},
    total: 243,
    action: "/gift-cards/",
    texts: {
      title: "Filter gift cards",
      close: "Close",
      show: "Show gift cards ({count})",
      clear: "Clear all filters",
      more: "{count} more",
    },
    open: true,
    onClose: fn(),
    count: async (): Promise<FilterCounts> => ({
      total: 12,
      byTerm: {
        cb_api_giftcard_categories: { travel: 12, books: 3 },
        cb_api_giftcard_types: { digital: 12, physical: 7 },
      },
    }),
  },
} satisfies Meta<typeof FilterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every tick is counted at once; both groups stand in the address of the list. */
export const CountedAnew: Story = {
  play: async () => {
    const dialog = await within(document.body).findByRole("dialog", { name: "Filter gift cards" });
    await userEvent.click(within(dialog).getByRole("checkbox", { name: /^Travel/ }));
    await userEvent.click(within(dialog).getByRole("checkbox", { name: /^By e-mail/ }));
    const show = await within(dialog).findByRole("link", { name: "Show gift cards (12)" });
    await expect(show).toHaveAttribute(
      "href",
      "/gift-cards/?cb_api_giftcard_categories=travel&cb_api_giftcard_types=digital",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Clear all filters" }));
    await waitFor(() => expect(show).toHaveAttribute("href", "/gift-cards/"));
  },
};

/**
 * What the filter of the list leaves nothing of is offered as
 * soon as it leaves something; what was offered stays in sight.
 */
export const OfferedAnew: Story = {
  args: {
    groups: [
      {
        name: "cb_api_giftcard_categories",
        legend: "Categories",
        choices: [
          { term: "travel", label: "Travel", count: 12 },
          { term: "books", label: "Books", count: 3 },
          { term: "charity", label: "Charity", count: 0 },
        ],
      },
      {
        name: "cb_api_giftcard_types",
        legend: "Delivery",
        choices: [
          { term: "digital", label: "By e-mail", count: 243 },
          { term: "physical", label: "By post", count: 187 },
        ],
      },
    ],
    chosen: { cb_api_giftcard_types: ["physical"] },
    count: async (): Promise<FilterCounts> => ({
      total: 243,
      byTerm: {
        cb_api_giftcard_categories: { travel: 14, charity: 3 },
        cb_api_giftcard_types: { digital: 243, physical: 187 },
      },
    }),
  },
  play: async () => {
    const dialog = await within(document.body).findByRole("dialog", { name: "Filter gift cards" });
    await expect(within(dialog).queryByRole("checkbox", { name: /^Charity/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole("button", { name: "Clear all filters" }));
    await expect(await within(dialog).findByRole("checkbox", { name: /^Charity/ })).toBeVisible();
    await expect(within(dialog).getByRole("checkbox", { name: /^Books/ })).toBeVisible();
  },
};

/** Without an answer the numbers stay as they were, and the choice is as good. */
export const CountsOutOfReach: Story = {
  args: { count: () => Promise.reject(new Error("offline")) },
  play: async () => {
    const dialog = await within(document.body).findByRole("dialog", { name: "Filter gift cards" });
    await userEvent.click(within(dialog).getByRole("checkbox", { name: /^By post/ }));
    await expect(within(dialog).getByRole("link", { name: "Show gift cards (243)" })).toHaveAttribute(
      "href",
      "/gift-cards/?cb_api_giftcard_types=physical",
    );
  },
};

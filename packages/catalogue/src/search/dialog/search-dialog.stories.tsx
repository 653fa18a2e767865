import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { sampleSource } from "../samples.ts";
import { searchWords } from "../search-words.ts";
import { findings } from "./findings-on-need.ts";
import { SearchDialog } from "./search-dialog.tsx";

/** The window lies outside of the story's canvas. */
const page = within(document.body);
/** Links are chosen here, not followed: a story has no other page. */
const stay = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest("a") && event.preventDefault();

const meta = {
  title: "catalogue/Search window",
  component: SearchDialog,
  args: {
    words: searchWords({ language: "en", locale: "en-IE" }),
    typed: () => "",
    action: "#results",
    maxLength: 100,
    place: "story",
    open: true,
    onClose: fn(),
    source: sampleSource,
  },
  beforeEach: async () => {
    // Pictures are of the whole window.
    await findings.fetch();
    sessionStorage.removeItem("search.recent.story");
    document.addEventListener("click", stay);
    return () => document.removeEventListener("click", stay);
  },
  render: (args, { globals }) => {
    return <SearchDialog {...args} words={searchWords(storyShop(globals))} />;
  },
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is typed: what others look for, what is chosen most, and what the shop puts forward. */
export const Suggestions: Story = {
  play: async () => {
    await waitFor(() => expect(page.getByRole("searchbox")).toHaveFocus());
    await expect(await page.findByText("Popular search terms")).toBeVisible();
    await expect(page.getByText("Popular coupons")).toBeVisible();
  },
};

/** What was typed before the window came is searched for at once, and the count is said. */
export const Results: Story = {
  args: { typed: () => "gar" },
  play: async () => {
    await expect(page.getByRole("searchbox")).toHaveValue("gar");
    await waitFor(() => expect(page.getByRole("dialog")).toHaveTextContent("42 results"));
    await expect(page.getByRole("option", { name: "View all 42 results" })).toHaveAttribute("href", "#results?s=gar");
  },
};

/** One result that was chosen is offered again the next time. */
export const RecentlyChosen: Story = {
  play: async () => {
    await userEvent.type(page.getByRole("searchbox"), "gar");
    await waitFor(() => expect(page.getByRole("dialog")).toHaveTextContent("42 results"));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(page.getByRole("searchbox")).toHaveAttribute("aria-activedescendant"));
    await userEvent.keyboard("{Enter}");
    await userEvent.clear(page.getByRole("searchbox"));
    await expect(await page.findByText("Recently viewed")).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { typed: () => "zzz" },
  play: async () => {
    await expect(await page.findByText(/Oh no! No results found/)).toBeVisible();
    await expect(page.getByText("Popular search terms")).toBeVisible();
  },
};

export const Searching: Story = {
  args: { typed: () => "gar", source: { ...sampleSource, loadResults: () => new Promise(() => {}) } },
};

export const Failed: Story = {
  args: { typed: () => "gar", source: { ...sampleSource, loadResults: () => Promise.reject(new Error("offline")) } },
  play: async () => {
    await expect(await page.findByText(/The search isn’t available right now/)).toBeVisible();
  },
};

/** Escape empties the box first, and closes the window when it is empty. */
export const Escaped: Story = {
  args: { typed: () => "gar" },
  play: async ({ args }) => {
    await waitFor(() => expect(page.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledWith("");
  },
};

export const German: Story = { args: { typed: () => "gar" }, globals: { language: "de", theme: "CK" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

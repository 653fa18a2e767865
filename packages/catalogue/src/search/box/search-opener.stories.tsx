import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { findings } from "../dialog/findings-on-need.ts";
import { sampleSource } from "../samples.ts";
import { searchWords } from "../search-words.ts";
import { SearchOpener } from "./search-opener.tsx";

/** The window lies outside of the story's canvas. */
const page = within(document.body);

const meta = {
  title: "catalogue/Search box",
  component: SearchOpener,
  args: {
    action: "#results",
    words: `data:application/json,${encodeURIComponent(JSON.stringify(searchWords({ language: "en", locale: "en-IE" })))}`,
    place: "story",
    texts: { label: "Search", placeholder: "What are you looking for?", submit: "Search" },
    maxLength: 100,
    text: undefined,
    className: undefined,
    source: sampleSource,
  },
  // Pictures are of the whole window.
  beforeEach: async () => void (await findings.fetch()),
} satisfies Meta<typeof SearchOpener>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("searchbox", { name: "Search" });
const windowOpen = () => page.findByRole("dialog", { name: "Search" });

export const Box: Story = {};
export const WithText: Story = { args: { text: "bien-être" } };

/**
 * Focus alone opens nothing; the first key does, and not
 * one of them is lost. Closing brings focus and text back.
 */
export const OpenedByTyping: Story = {
  play: async ({ canvasElement }) => {
    const box = boxOf(canvasElement);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(page.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.keyboard("gar");
    const dialog = within(await windowOpen());
    await userEvent.keyboard("den");
    await waitFor(() => expect(dialog.getByRole("searchbox")).toHaveValue("garden"));
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(page.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue("garden");
  },
};

export const OpenedByPress: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(boxOf(canvasElement));
    await expect(within(await windowOpen()).getByRole("searchbox")).toHaveValue("");
  },
};

/** The button sends what stands in the box; with nothing in it, it opens the window. */
export const OpenedByButton: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Search" }));
    await windowOpen();
  },
};

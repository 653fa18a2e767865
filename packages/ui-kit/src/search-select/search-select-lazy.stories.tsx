import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LazySearchSelect } from "./search-select-lazy.tsx";

const page = within(document.body);

const meta = {
  title: "ui-kit/Search select, on need",
  component: LazySearchSelect,
  args: {
    label: "Occasion",
    placeholder: "Choose an occasion",
    searchLabel: "Search occasions",
    emptyLabel: "No occasion of that name",
    name: "occasion",
    defaultValue: "exam",
    hint: "It decides which wrappers we offer.",
    options: [
      { id: "birthday", label: "Birthday" },
      { id: "wedding", label: "Wedding" },
      { id: "exam", label: "Passed an exam" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof LazySearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Pressed and typed into before it is there: it opens with
 * focus in the search, and the search holds what was typed.
 */
export const TypedBeforeItIsFetched: Story = {
  play: async ({ canvasElement, args }) => {
    const standIn = within(canvasElement).getByRole("button", { name: /Occasion/ });
    await expect(standIn).toHaveTextContent("Passed an exam");
    standIn.focus();
    await userEvent.keyboard("wed");
    const search = await page.findByRole("searchbox");
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue("wed");
    await waitFor(() => expect(page.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("wedding");
  },
};

/** Fetched by focus alone, it takes the place, the size and the focus of its stand-in. */
export const FocusedBeforeItIsFetched: Story = {
  play: async ({ canvasElement }) => {
    const control = () => within(canvasElement).getByRole("button", { name: /Occasion/ });
    const size = control().getBoundingClientRect().toJSON();
    await userEvent.tab();
    await waitFor(() => expect(canvasElement.querySelector("[data-stand-in]")).toBeNull());
    await expect(control()).toHaveFocus();
    await expect(control().getBoundingClientRect().toJSON()).toEqual(size);
  },
};

export const StandInWithError: Story = { args: { error: "Choose an occasion." } };
export const StandInEmpty: Story = { args: { defaultValue: undefined, optionalLabel: "optional" } };
export const StandInDisabled: Story = { args: { disabled: true } };

import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { BeautyIcon, FashionIcon, FoodIcon, GamesIcon, MusicIcon } from "../icon/icon.tsx";
import { SearchSelect } from "./search-select.tsx";

/** The list lies outside of the story's canvas. */
const page = within(document.body);

const meta = {
  title: "ui-kit/Search select",
  component: SearchSelect,
  args: {
    label: "Occasion",
    placeholder: "Choose an occasion",
    searchLabel: "Search occasions",
    emptyLabel: "No occasion of that name",
    name: "occasion",
    options: [
      { id: "birthday", label: "Birthday" },
      { id: "wedding", label: "Wedding", keywords: ["marriage"] },
      { id: "exam", label: "Passed an exam" },
      { id: "new-home", label: "New home", detail: "from €10" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const highlighted = () => {
  const search = page.getByRole("searchbox");
  return document.getElementById(search.getAttribute("aria-activedescendant") ?? "")?.textContent;
};

/** Arrows move the highlight and wrap round, Enter chooses and reports the id. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole("button", { name: /Occasion/ });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await page.findByRole("searchbox", { name: "Search occasions" })).toHaveFocus();
    await waitFor(() => expect(highlighted()).toBe("Birthday"));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(highlighted()).toContain("New home"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(highlighted()).toBe("Wedding"));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("wedding");
    await waitFor(() => expect(control).toHaveFocus());
    await expect(control).toHaveTextContent("Wedding");
  },
};

/** What is searched for is found by label, detail and keywords; the next search begins empty. */
export const Searched: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole("button", { name: /Occasion/ });
    await userEvent.click(control);
    await userEvent.type(await page.findByRole("searchbox"), "MARRI");
    await waitFor(() => expect(page.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("wedding");
    await userEvent.click(control);
    await expect(await page.findByRole("searchbox")).toHaveValue("");
    await expect(page.getAllByRole("option")).toHaveLength(4);
  },
};

export const PressBeside: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Occasion/ }));
    await page.findByRole("listbox");
    await userEvent.click(document.body);
    await waitFor(() => expect(page.queryByRole("listbox")).not.toBeInTheDocument());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Occasion/ }));
    await userEvent.type(await page.findByRole("searchbox"), "divorce");
    const list = await page.findByRole("listbox");
    await expect(await within(list).findByText("No occasion of that name")).toBeVisible();
    const told = page.getByRole("status");
    await waitFor(() => expect(told).toHaveTextContent("No occasion of that name"));
    await userEvent.clear(page.getByRole("searchbox"));
    await waitFor(() => expect(told).toBeEmptyDOMElement());
    await userEvent.type(page.getByRole("searchbox"), "divorce");
  },
};

export const WithIcons: Story = {
  args: {
    label: "Category",
    defaultValue: "food",
    options: [
      { id: "food", label: "Food and drink", icon: <FoodIcon /> },
      { id: "fashion", label: "Fashion", icon: <FashionIcon /> },
      { id: "beauty", label: "Beauty", icon: <BeautyIcon /> },
      { id: "music", label: "Music", icon: <MusicIcon /> },
      { id: "games", label: "Games", icon: <GamesIcon />, disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Category/ }));
    await expect(await page.findByRole("option", { name: "Food and drink" })).toHaveAttribute("data-selected");
  },
};

export const Chosen: Story = { args: { defaultValue: "exam", hint: "It decides which wrappers we offer." } };
export const WithError: Story = { args: { error: "Choose an occasion." } };
export const Disabled: Story = { args: { defaultValue: "exam", disabled: true } };
export const LongWords: Story = {
  args: {
    label: "Anlass",
    defaultValue: "a",
    optionalLabel: "(freiwillig)",
    options: [{ id: "a", label: "Bestandene Geschicklichkeitsfahrprüfung für Kraftfahrzeugmechatronikerinnen" }],
  },
  globals: { language: "de" },
};
export const Arabic: Story = {
  args: {
    label: "المناسبة",
    placeholder: "اختر مناسبة",
    searchLabel: "ابحث عن مناسبة",
    emptyLabel: "لا توجد نتائج",
    defaultValue: "birthday",
    options: [
      { id: "birthday", label: "عيد ميلاد" },
      { id: "wedding", label: "زفاف", detail: "+971" },
    ],
  },
  globals: { language: "ar", theme: "GCS" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /المناسبة/ }));
    await page.findByRole("listbox");
  },
};

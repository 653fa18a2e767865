import type { Meta, StoryObj } from "@storybook/react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { GiftIcon } from "../icon/icon.tsx";
import { SearchList, type SearchListGroup, type SearchListProps } from "./search-list.tsx";

const groups: SearchListGroup[] = [
  {
    id: "terms",
    title: "Popular search terms",
    arrangement: "chips",
    options: ["Birthday", "Dining out", "Books"].map((label) => ({ id: label, label, href: `#${label}` })),
  },
  {
    id: "cards",
    title: "Gift cards",
    arrangement: "tiles",
    options: ["Café Noir", "Grünwerk", "Plume & Cie", "Die Genussmanufaktur am Alten Marktplatz"].map((label) => ({
      id: label,
      label,
      href: "#card",
      detail: "from €10",
      visual: <GiftIcon />,
    })),
  },
  { id: "all", label: "Everything", options: [{ id: "all", label: "View all 12 results", href: "#all" }] },
];

/** Links are chosen here, not followed: a story has no other page. */
const stay = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest("a") && event.preventDefault();

/** The parent keeps the text; here it finds what contains it. */
function Searched(args: SearchListProps) {
  const [value, setValue] = useState(args.value);
  const found = args.groups
    .map((group) => ({ ...group, options: group.options.filter(({ label }) => label.includes(value)) }))
    .filter(({ options }) => options.length > 0);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <SearchList {...args} value={value} onChange={change} groups={found} />;
}

const meta = {
  title: "ui-kit/Search list",
  component: SearchList,
  args: {
    label: "Search",
    placeholder: "What are you looking for?",
    clearLabel: "Clear the text",
    busyLabel: "Searching…",
    value: "",
    groups,
    onChange: fn(),
    onSubmit: fn(),
    onChoose: fn(),
  },
  beforeEach: () => {
    document.addEventListener("click", stay);
    return () => document.removeEventListener("click", stay);
  },
  render: (args) => <Searched {...args} />,
} satisfies Meta<typeof SearchList>;

export default meta;
type Story = StoryObj<typeof meta>;

const highlighted = (canvas: ReturnType<typeof within>) => {
  const id = canvas.getByRole("searchbox").getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : undefined;
};

export const Groups: Story = { args: { status: "8 results" } };
export const Busy: Story = { args: { value: "a", busy: true } };
export const Nothing: Story = { args: { groups: [], value: "zzz", status: "No results found." } };

/** Focus stays in the box; arrows move the highlight through the groups, Enter follows it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("searchbox", { name: "Search" });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(highlighted(canvas)).toBe("Birthday"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(highlighted(canvas)).toContain("Café Noir"));
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: "Café Noir" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Enter without a highlight sends the text; Escape and the button empty the box. */
export const SentAndCleared: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("searchbox");
    await userEvent.type(box, "Café{Enter}");
    await expect(args.onSubmit).toHaveBeenLastCalledWith("Café");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
    await userEvent.type(box, "Gr");
    await userEvent.click(canvas.getByRole("button", { name: "Clear the text" }));
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
  },
};

export const Party: Story = { globals: { theme: "CK" } };
export const Concierge: Story = { globals: { theme: "GCS" } };

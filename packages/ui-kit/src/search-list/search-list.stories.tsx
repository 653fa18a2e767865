import type { Meta, StoryObj } from "@storybook/react";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { GiftIcon } from "../icon/icon.tsx";
import { type SearchListGroup, SearchOptions, type SearchOptionsProps } from "../search-options/search-options.tsx";
import { SearchList, type SearchListProps } from "./search-list.tsx";

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

interface SearchedProps extends SearchListProps, Pick<SearchOptionsProps, "groups" | "onChoose"> {
  /** Milliseconds until the options are there; 0: from the beginning. */
  late: number;
}

/** The parent keeps the text; here it finds what contains it. */
const Searched = ({ groups: all, onChoose, late, ...args }: SearchedProps) => {
  const [value, setValue] = useState(args.value);
  const [here, setHere] = useState(late === 0);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), late);
    return () => clearTimeout(timer);
  }, [late]);
  const found = all
    .map((group) => ({ ...group, options: group.options.filter(({ label }) => label.includes(value)) }))
    .filter(({ options }) => options.length > 0);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return (
    <SearchList {...args} value={value} onChange={change}>
      {here && found.length > 0 && (
        <SearchOptions
          label={args.label}
          groups={found}
          {...(args.busy && { busy: true })}
          {...(onChoose && { onChoose })}
        />
      )}
    </SearchList>
  );
};

const meta = {
  title: "ui-kit/Search list",
  component: Searched,
  args: {
    label: "Search",
    placeholder: "What are you looking for?",
    clearLabel: "Clear the text",
    busyLabel: "Searching…",
    value: "",
    groups,
    late: 0,
    onChange: fn(),
    onSubmit: fn(),
    onChoose: fn(),
  },
  beforeEach: () => {
    document.addEventListener("click", stay);
    return () => document.removeEventListener("click", stay);
  },
} satisfies Meta<typeof Searched>;

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

/**
 * What is pressed before there are options is done when
 * they come: two arrows and Enter are the second option.
 */
export const OptionsThatComeLate: Story = {
  args: { late: 300 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("searchbox", { name: "Search" });
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole("option")).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: "Dining out" })));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(highlighted(canvas)).toBe("Dining out");
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

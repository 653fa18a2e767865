import { createTranslate } from "@giftshop/messages";
import ar from "@giftshop/messages/receivers/messages/ar.json" with { type: "json" };
import de from "@giftshop/messages/receivers/messages/de.json" with { type: "json" };
import en from "@giftshop/messages/receivers/messages/en.json" with { type: "json" };
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { PeopleList } from "./people-list.tsx";
import type { Person } from "./person.ts";
import { nobody } from "./read-table.ts";

const words = { ar, de, en };

const nina: Person = { ...nobody("IE"), id: "1", name: "Nina", lastName: "Petit", email: "nina@example.com" };
const omar: Person = {
  ...nobody("IE"),
  id: "2",
  name: "Omar",
  email: "omar@example.com",
  amount: "40",
  day: "2026-12-24 18:00",
  message: "Happy birthday!",
};
const unknown: Person = { ...nobody("IE"), id: "3", email: "max" };

const meta = {
  title: "catalogue/Several people",
  component: PeopleList,
  args: {
    words: createTranslate("en", en),
    people: [nina, omar],
    currency: "EUR",
    arrival: { locale: "en-IE", timeZone: "Europe/Dublin" },
    problems: new Map(),
    full: false,
    returned: false,
    onAdd: fn(),
    onPaste: fn(),
    onOpen: fn(),
    onRemove: fn(),
  },
  render: (args, { globals }) => {
    const language = globals.language as keyof typeof words;
    const known = language in words ? language : "en";
    return <PeopleList {...args} words={createTranslate(known, words[known])} />;
  },
} satisfies Meta<typeof PeopleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nobody: Story = { args: { people: [] } };
export const Two: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole("button", { name: "Change Nina Petit" }));
    await expect(args.onOpen).toHaveBeenCalledWith(nina);
    await userEvent.click(list.getByRole("button", { name: "Remove Omar" }));
    await expect(args.onRemove).toHaveBeenCalledWith(omar);
  },
};

/** Who is wrong comes first, and says what is. */
export const OneWrong: Story = {
  args: {
    people: [nina, omar, unknown],
    problems: new Map([
      [unknown, { name: "Tell us who it is for.", email: "This doesn’t look like an email address." }],
    ]),
  },
};
export const Arabic: Story = {
  args: { arrival: { locale: "ar-AE", timeZone: "Asia/Dubai" } },
  globals: { language: "ar", theme: "GCS" },
};

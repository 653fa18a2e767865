import { createTranslate } from "@giftshop/messages";
import ar from "@giftshop/messages/receivers/messages/ar.json" with { type: "json" };
import de from "@giftshop/messages/receivers/messages/de.json" with { type: "json" };
import en from "@giftshop/messages/receivers/messages/en.json" with { type: "json" };
import type { Meta, StoryObj } from "@storybook/react";
import { fn } from "storybook/test";
import { PeopleList } from "./people-list.tsx";

const words = { ar, de, en };

const meta = {
  title: "catalogue/Several people",
  component: PeopleList,
  args: {
    words: createTranslate("en", en),
    people: [],
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

export const Nobody: Story = {};

import { createTranslate } from "@giftshop/messages";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { DayForm } from "./day-form.tsx";
import ar from "./messages/ar.json" with { type: "json" };
import de from "./messages/de.json" with { type: "json" };
import en from "./messages/en.json" with { type: "json" };

const words = { ar, de, en };

const days = {
  first: "2026-11-24",
  last: "2027-11-24",
  firstHour: 15,
  closed: ["2026-12-25", "2026-12-26"],
  timeZone: "Europe/Paris",
  timeZones: ["Asia/Dubai", "Europe/Paris", "America/New_York"],
};

const meta = {
  title: "delivery-date/Delivery date and time",
  component: DayForm,
  args: {
    t: createTranslate("en", en),
    kind: "DIGITAL",
    days,
    draft: {},
    locale: "en-GB",
    now: new Date("2026-11-24T12:00:00Z"),
    canReset: false,
    problem: undefined,
    onDraft: fn(),
    onSave: fn(),
    onReset: fn(),
  },
  render: (args, { globals }) => {
    const language = globals.language as keyof typeof words;
    const known = language in words ? language : "en";
    return <DayForm {...args} t={createTranslate(known, words[known])} />;
  },
} satisfies Meta<typeof DayForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The days that most people choose are one press away. */
export const AsSoonAsPossible: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Tomorrow" }));
    await expect(args.onDraft).toHaveBeenCalledWith({ date: "2026-11-25" });
  },
};

/** A day is taken with its hour and its zone. */
export const Chosen: Story = {
  args: { draft: { date: "2026-12-24", hour: 18 }, canReset: true },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith({ date: "2026-12-24", hour: 18, timeZone: "Europe/Paris" });
    await userEvent.click(page.getByRole("button", { name: "As soon as possible" }));
    await expect(args.onReset).toHaveBeenCalled();
  },
};

export const FirstDay: Story = { args: { draft: { date: "2026-11-24", hour: 9 } } };
/** An hour is proposed with the day. */
export const Proposed: Story = {
  args: { draft: { date: "2026-12-24" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledWith({ date: "2026-12-24", hour: 9, timeZone: "Europe/Paris" });
  },
};
export const Parcel: Story = { args: { kind: "PHYSICAL", draft: { date: "2026-12-23" } } };
export const TooLate: Story = {
  args: { draft: { date: "2026-11-24", hour: 15 }, problem: en.problems.tooSoon },
};
export const Arabic: Story = {
  args: { draft: { date: "2026-12-24", hour: 18 }, locale: "ar-AE" },
  globals: { language: "ar", theme: "GCS" },
};

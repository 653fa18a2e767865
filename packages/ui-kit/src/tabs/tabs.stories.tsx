import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Text } from "../text/text.tsx";
import { LazyTabs } from "./tabs-lazy.tsx";

const meta = {
  title: "ui-kit/Tabs",
  component: LazyTabs,
  args: {
    label: "About this gift card",
    tabs: [
      { id: "spend", label: "Where to spend", content: <Text>In 214 shops and on the web.</Text> },
      { id: "how", label: "How it works", content: <Text>Choose, pay, delight.</Text> },
      { id: "reviews", label: "Reviews", content: <Text>None yet.</Text>, disabled: true },
      { id: "terms", label: "Terms", content: <Text>Valid for three years.</Text> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof LazyTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first press counts though the rest is only being fetched. */
export const PressedBeforeItIsFetched: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { name: "Terms" }).click();
    await expect(await canvas.findByText("Valid for three years.")).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith("terms");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Terms" })).toHaveAttribute("data-selected"));
    await expect(canvas.getByRole("tab", { name: "Terms" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Terms" })).toHaveTextContent("Valid for three years.");
  },
};

/** Arrows wrap round and pass over what is disabled, Tab goes into the panel. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole("tab", { name });
    await userEvent.tab();
    await waitFor(() => expect(tab("Where to spend")).toHaveAttribute("data-selected"));
    await expect(tab("Where to spend")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tab("Terms")).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("terms");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tab("How it works")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(tab("Where to spend")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const SecondChosen: Story = { args: { defaultValue: "how" } };

/** Narrow: the row of tabs scrolls. */
export const LongWords: Story = {
  args: {
    tabs: ["Einlösemöglichkeiten", "Funktionsweise", "Geschäftsbedingungen", "Kundenbewertungen"].map((label) => ({
      id: label,
      label,
      content: <Text>{label}</Text>,
    })),
  },
  globals: { language: "de" },
};

/** The arrow to the left goes on, to the right back. */
export const Arabic: Story = {
  args: {
    label: "عن البطاقة",
    tabs: [
      { id: "spend", label: "أين تُستخدم", content: <Text>في 214 متجرًا</Text> },
      { id: "how", label: "كيف تعمل", content: <Text>اختر وادفع وأسعد</Text> },
      { id: "terms", label: "الشروط", content: <Text>صالحة لثلاث سنوات</Text> },
    ],
  },
  globals: { language: "ar", theme: "GCS" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tab", { name: "أين تُستخدم" })).toHaveAttribute("data-selected"));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "كيف تعمل" })).toHaveFocus();
  },
};

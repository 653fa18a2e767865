import type { Meta, StoryObj } from "@storybook/react";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FilterGroup } from "./filter-group.tsx";

const Controlled = (props: ComponentProps<typeof FilterGroup>) => {
  const [values, setValues] = useState<readonly string[]>(props.values ?? []);
  return (
    <FilterGroup
      {...props}
      values={values}
      onChange={(next, event) => {
        setValues(next);
        props.onChange?.(next, event);
      }}
    />
  );
};

const names = ["Food and drink", "Fashion", "Travel", "Books", "Sport", "Beauty", "Music", "Home and garden", "Games"];
const options = names.map((label, index) => ({ value: label.toLowerCase(), label, count: 42 - index * 4 }));

const meta = {
  title: "ui-kit/Filter group",
  component: FilterGroup,
  args: { legend: "Category", name: "category", options, moreLabel: "Show 3 more", onChange: fn() },
} satisfies Meta<typeof FilterGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: space switches; what is shown by "more" has the focus that its press had. */
export const ByKeyboard: Story = {
  args: { values: ["travel"] },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["travel", "food and drink"], expect.anything());
    await userEvent.click(canvas.getByRole("checkbox", { name: /Travel/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["food and drink"], expect.anything());
    await expect(canvas.getByText("Games")).not.toBeVisible();
    await userEvent.click(canvas.getByText("Show 3 more"));
    await expect(canvas.getByRole("checkbox", { name: /Games/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: /Music/ })).toHaveFocus());
  },
};

export const Closed: Story = {};

/** What is on is in sight, wherever it stands. */
export const HiddenOneIsOn: Story = {
  args: { defaultValues: ["games"] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox", { name: /Games/ })).toBeVisible();
  },
};

export const SomeLeadNowhere: Story = {
  args: {
    options: options.slice(0, 4).map((option, index) => (index % 2 ? { ...option, count: 0, disabled: true } : option)),
  },
};

export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: {
    legend: "الفئة",
    options: [
      { value: "food", label: "مطاعم", count: 42 },
      { value: "travel", label: "سفر", count: 17 },
    ],
  },
};

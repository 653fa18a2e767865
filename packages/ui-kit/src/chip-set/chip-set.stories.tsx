import type { Meta, StoryObj } from "@storybook/react";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ChipSet } from "./chip-set.tsx";

const Shrinking = (props: ComponentProps<typeof ChipSet>) => {
  const [chips, setChips] = useState(props.chips);
  return (
    <ChipSet
      {...props}
      chips={chips}
      onRemove={(id) => {
        setChips(chips.filter((chip) => chip.id !== id));
        props.onRemove?.(id);
      }}
      onClear={() => setChips([])}
    />
  );
};

const chips = ["Travel", "By post", "Up to €50"].map((label) => ({ id: label, label, removeLabel: `Remove ${label}` }));

const meta = {
  title: "ui-kit/Chip set",
  component: ChipSet,
  args: { label: "Active filters", chips, clearLabel: "Clear all", onRemove: fn() },
  render: (args) => <Shrinking {...args} />,
} satisfies Meta<typeof ChipSet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledWith("Travel");
    await expect(canvas.queryByText("Travel")).not.toBeInTheDocument();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const Cleared: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Clear all" }));
    await expect(within(canvasElement).queryByRole("list")).not.toBeInTheDocument();
  },
  parameters: { baseline: false },
};

export const Links: Story = { args: { chips: chips.map((chip) => ({ ...chip, removeHref: "#without" })) } };

export const One: Story = { args: { chips: chips.slice(0, 1) } };

export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: {
    label: "عوامل التصفية",
    clearLabel: "مسح الكل",
    chips: [
      { id: "a", label: "سفر", removeLabel: "إزالة سفر" },
      { id: "b", label: "بالبريد", removeLabel: "إزالة بالبريد" },
    ],
  },
};

import type { Meta, StoryObj } from "@storybook/react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LazySuggestField, type SuggestFieldProps } from "./suggest-field-lazy.tsx";

const page = within(document.body);
const towns = ["Lyon", "Lyons-la-Forêt", "Lille", "Marseille", "Aix-en-Provence"];

/** The parent keeps the text, and finds what begins like it; what was chosen needs no suggestion. */
const Searched = (args: SuggestFieldProps) => {
  const [value, setValue] = useState(args.value);
  const found = towns
    .filter((town) => value !== "" && town !== value && town.toLowerCase().startsWith(value.toLowerCase()))
    .map((town) => ({ id: town, label: town, detail: "France" }));
  return (
    <LazySuggestField
      {...args}
      value={value}
      onChange={setValue}
      suggestions={found}
      emptyLabel={value === "" || towns.includes(value) ? undefined : args.emptyLabel}
      onChoose={(id) => {
        setValue(id);
        args.onChoose(id);
      }}
    />
  );
};

const meta = {
  title: "ui-kit/Suggest field",
  component: LazySuggestField,
  args: {
    label: "Town or address",
    value: "",
    suggestions: [],
    emptyLabel: "No town begins like that.",
    onChange: fn(),
    onChoose: fn(),
  },
  render: (args) => <Searched {...args} />,
} satisfies Meta<typeof LazySuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = () => page.getByRole("combobox", { name: "Town or address" });

export const Empty: Story = {};

/** Typed into before it is fetched: nothing is lost, and focus stays. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await userEvent.keyboard("ly");
    await waitFor(() => expect(page.getAllByRole("option")).toHaveLength(2));
    await expect(box()).toHaveValue("ly");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenLastCalledWith("Lyons-la-Forêt");
    await expect(box()).toHaveValue("Lyons-la-Forêt");
    await waitFor(() => expect(page.queryByRole("option")).not.toBeInTheDocument());
  },
};

export const EnterTakesTheFirst: Story = {
  play: async ({ args }) => {
    await userEvent.click(box());
    await userEvent.keyboard("mar");
    await page.findByRole("option", { name: /Marseille/ });
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenLastCalledWith("Marseille");
  },
};

export const Nothing: Story = {
  play: async () => {
    await userEvent.click(box());
    await userEvent.keyboard("zz");
    await expect(await page.findByText("No town begins like that.")).toBeVisible();
  },
};

export const Busy: Story = { args: { busy: true, busyLabel: "Searching…", value: "Ly" } };
export const Concierge: Story = { globals: { theme: "GCS" }, args: { value: "Lille" } };

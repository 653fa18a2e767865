import type { Meta, StoryObj } from "@storybook/react";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LazyDateTimePicker } from "./date-time-picker-lazy.tsx";

const page = within(document.body);

const Choosing = (props: ComponentProps<typeof LazyDateTimePicker>) => {
  const [value, setValue] = useState(props.value);
  const change: typeof props.onChange = (moment) => {
    setValue(moment);
    props.onChange(moment);
  };
  return <LazyDateTimePicker {...props} value={value} onChange={change} />;
};

const isWorkingDay = (date: string) => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

const meta = {
  title: "ui-kit/Date and time picker",
  component: LazyDateTimePicker,
  args: {
    label: "Day of delivery",
    placeholder: "Choose a day",
    locale: "en-GB",
    value: { date: "2026-11-24" },
    min: "2026-11-23",
    max: "2027-01-15",
    isAvailable: isWorkingDay,
    name: "deliveryDate",
    onChange: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof LazyDateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Arrows move by days and weeks; what is not to be had is
 * passed on but not chosen; Enter chooses and gives focus back.
 */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const control = () => within(canvasElement).getByRole("button", { name: /Day of delivery/ });
    control().focus();
    await userEvent.keyboard("{ArrowDown}");
    await page.findByRole("dialog");
    const day = (name: RegExp) => page.getByRole("button", { name });
    await waitFor(() => expect(day(/November 24/)).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await expect(day(/November 30/)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: "2026-11-30" });
    await waitFor(() => expect(control()).toHaveFocus());
    await expect(control()).toHaveTextContent(/Monday,? 30 November 2026/);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").click();
    await page.findByRole("dialog");
    await expect(page.getByRole("button", { name: /November 28/ })).toHaveAttribute("data-unavailable");
  },
};

const times = (date: string) => [
  { id: "08:00", label: "8 – 10", disabled: date === "2026-11-24" },
  { id: "10:00", label: "10 – 12" },
  { id: "14:00", label: "14 – 16" },
];

/** On the first day, the early hours are past their cut-off. */
export const WithTimes: Story = {
  args: { label: "Delivery", times, timesLabel: "Between", doneLabel: "Deliver then" },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button").click();
    await page.findByRole("dialog");
    await expect(page.getByRole("button", { name: "Deliver then" })).toBeDisabled();
    await expect(page.getByRole("radio", { name: "8 – 10" })).toBeDisabled();
    await userEvent.click(page.getByRole("radio", { name: "14 – 16" }));
    await userEvent.click(page.getByRole("button", { name: "Deliver then" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: "2026-11-24", time: "14:00" });
    await userEvent.click(within(canvasElement).getByRole("button"));
    await page.findByRole("dialog");
  },
};

export const Empty: Story = { args: { value: null, hint: "From Monday to Friday" } };
export const WithError: Story = { args: { value: null, error: "Choose a day." } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  args: { label: "يوم التوصيل", locale: "ar-AE" },
  globals: { language: "ar", theme: "GCS" },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").click();
    await page.findByRole("dialog");
  },
};

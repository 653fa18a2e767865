import type { Meta, StoryObj } from "@storybook/react";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { TrashIcon } from "../icon/icon.tsx";
import { Stepper } from "./stepper.tsx";

const Counting = (props: ComponentProps<typeof Stepper>) => {
  const [value, setValue] = useState(props.value);
  const change = (wish: number) => {
    setValue(wish);
    props.onChange?.(wish);
  };
  return <Stepper {...props} value={value} onChange={change} />;
};

const meta = {
  title: "ui-kit/Stepper",
  component: Stepper,
  args: {
    label: "Quantity of Café Noir",
    decreaseLabel: "One less",
    increaseLabel: "One more",
    value: 1,
    max: 3,
    onChange: fn(),
  },
  render: (args) => <Counting {...args} />,
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheMinimum: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "One less" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("3");
    await expect(canvas.getByRole("button", { name: "One more" })).toHaveAttribute("aria-disabled", "true");
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};
export const Pending: Story = { args: { value: 2, pending: true } };
export const Disabled: Story = { args: { value: 2, disabled: true } };
export const RemovesAtTheMinimum: Story = {
  args: { min: 0, decreaseIcon: <TrashIcon />, decreaseLabel: "Remove" },
};

/** Without a handler its buttons submit the form around them. */
export const InAPlainForm: Story = {
  render: ({ onChange: _, ...args }) => (
    <form method="post">
      <Stepper {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole("button", { name: "One more" });
    await expect(more).toHaveAttribute("type", "submit");
    await expect(more).toHaveValue("2");
  },
};

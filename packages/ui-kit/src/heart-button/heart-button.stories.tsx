import type { Meta, StoryObj } from "@storybook/react";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { HeartButton, type HeartButtonProps } from "./heart-button.tsx";

const Switched = (props: HeartButtonProps) => {
  const [on, setOn] = useState(props.pressed ?? false);
  return <HeartButton {...props} pressed={on} onClick={() => setOn(!on)} />;
};

const meta = {
  title: "ui-kit/Heart button",
  component: HeartButton,
  args: { label: "Save Café Noir as a favourite" },
  parameters: { baseline: false },
  render: (args) => <Switched {...args} />,
} satisfies Meta<typeof HeartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed in and out, by keyboard too; its name stays the same. */
export const InAndOut: Story = {
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: "Save Café Noir as a favourite" });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};
export const Kept: Story = { args: { pressed: true } };

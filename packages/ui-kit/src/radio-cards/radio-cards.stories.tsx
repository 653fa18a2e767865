import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { MailIcon, PostIcon } from "../icon/icon.tsx";
import { Price } from "../price/price.tsx";
import { RadioCards } from "./radio-cards.tsx";

const meta = {
  title: "ui-kit/Radio cards",
  component: RadioCards,
  args: {
    legend: "How should it arrive?",
    name: "delivery",
    defaultValue: "digital",
    onChange: fn(),
    options: [
      { value: "digital", label: "By e-mail", description: "Within the hour", icon: <MailIcon />, aside: "Free" },
      {
        value: "physical",
        label: "By post",
        description: "Order before 17:00, in the letter box tomorrow",
        icon: <PostIcon />,
        aside: <Price value={395} currency="EUR" locale="fr-FR" />,
      },
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /By e-mail/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /By post/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("physical", expect.anything());
  },
};
export const Row: Story = { args: { direction: "row" } };
/** Two or three words on one line of a phone; none is chosen beforehand where the answer is the visitor's. */
export const Segments: Story = {
  parameters: { baseline: false },
  args: {
    legend: "Who is it for?",
    direction: "segments",
    value: "",
    options: [
      { value: "self", label: "Me" },
      { value: "other", label: "Someone else" },
      { value: "several", label: "Several people" },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const segments = within(canvasElement).getAllByRole("radio");
    const tops = segments.map((one) => Math.round(one.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    await userEvent.click(within(canvasElement).getByText("Someone else"));
    await expect(args.onChange).toHaveBeenCalledWith("other", expect.anything());
  },
};
export const WithError: Story = { args: { defaultValue: undefined, error: "Choose how it should arrive." } };
export const OneUnavailable: Story = {
  args: {
    options: [
      { value: "digital", label: "By e-mail", description: "Within the hour", icon: <MailIcon /> },
      { value: "physical", label: "By post", description: "Sold out", icon: <PostIcon />, disabled: true },
    ],
  },
};

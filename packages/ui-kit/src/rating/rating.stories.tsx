import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { Rating, RatingField } from "./rating.tsx";

const meta = {
  title: "ui-kit/Rating",
  component: Rating,
  args: { value: 4.6, label: "4.6 out of 5", children: "from 1,284 reviews" },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "4.6 out of 5" })).toBeVisible();
  },
};

export const AllValues: Story = {
  render: () => (
    <Stack gap={2}>
      {[0, 0.5, 1.25, 3, 4.8, 5].map((value) => (
        <Rating key={value} value={value} label={`${value} out of 5`} />
      ))}
    </Stack>
  ),
};

export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { value: 3.5, label: "3.5 من 5", children: "من 128 تقييمًا" },
};

const change = fn();

/** Arrow keys choose, as radio buttons do. */
export const Field: Story = {
  render: () => (
    <RatingField
      legend="How did you like ordering here?"
      name="rating"
      optionLabel={(stars) => `${stars} stars`}
      onChange={change}
      hint="We read every answer."
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "3 stars" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "4 stars" })).toBeChecked();
    await expect(change).toHaveBeenLastCalledWith(4, expect.anything());
  },
};

export const FieldWithError: Story = {
  render: () => (
    <RatingField
      legend="How did you like ordering here?"
      name="rating"
      optionLabel={String}
      error="Choose a number of stars."
    />
  ),
};

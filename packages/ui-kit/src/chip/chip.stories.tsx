import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../layout/layout.tsx";
import { Chip, ChipGroup, ChipLink } from "./chip.tsx";

const values = [10, 25, 50, 75, 100, 150].map((value) => ({ value: String(value), label: `€${value}` }));

const meta = {
  title: "ui-kit/Chip",
  component: ChipGroup,
  args: { legend: "Value", name: "value", options: values, defaultValue: "25", onChange: fn() },
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("€50"));
    await expect(canvas.getByRole("radio", { name: "€50" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "€75" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("75", expect.anything());
  },
};
export const WithError: Story = { args: { defaultValue: undefined, error: "Choose a value." } };
export const SomeSoldOut: Story = {
  args: { options: values.map((option, index) => ({ ...option, disabled: index % 3 === 2 })) },
};

const prices = ["10,00 zł", "25,00 zł", "50,00 zł", "75,00 zł", "100,00 zł", "150,00 zł", "1 000,00 zł"];
const firstOf = (count: number, rest: boolean) => [
  ...prices.slice(0, count).map((label) => ({ value: label, label })),
  ...(rest ? [{ value: "other", label: "Other amount", rest }] : []),
];
/** However many there are, no row has a hole. */
export const Even: Story = {
  render: () => (
    <Stack style={{ inlineSize: 358 }}>
      {[1, 2, 3, 4, 5, 7].flatMap((count) =>
        [true, false].map((rest) => (
          <ChipGroup
            key={`${count} ${rest}`}
            legend={`${count}`}
            name={`${count} ${rest}`}
            options={firstOf(count, rest)}
            even
          />
        )),
      )}
    </Stack>
  ),
};

export const Filters: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <Chip name="type" value="digital" defaultChecked>
        Digital
      </Chip>
      <Chip name="type" value="physical">
        By post
      </Chip>
      <Chip name="type" value="donation" disabled>
        Donation
      </Chip>
    </Stack>
  ),
};

export const Links: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <ChipLink href="#all" current>
        All
      </ChipLink>
      <ChipLink href="#food">Food</ChipLink>
      <ChipLink href="#travel">Travel</ChipLink>
    </Stack>
  ),
};

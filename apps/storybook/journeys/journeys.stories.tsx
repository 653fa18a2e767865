import type { Meta, StoryObj } from "@storybook/react-vite";
import { Journey } from "./journey.tsx";
import { byEmail, forSeveral, opened, type Step, spent } from "./steps.ts";

interface Args {
  steps: readonly Step[];
  width: number;
  height: number;
}

const meta = {
  title: "Journeys/Whole ways",
  // Windows of other stories, each of which is tested itself; `steps.test.ts` holds that they exist.
  tags: ["!test"],
  parameters: { layout: "fullscreen" },
  args: { width: 390, height: 760 },
  render: (args, { globals }) => <Journey {...args} globals={globals} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const AGiftByEmail: Story = { args: { steps: byEmail } };
export const AGiftByEmailOnAComputer: Story = { args: { steps: byEmail, width: 1280 } };
export const TheGiftIsOpened: Story = { args: { steps: opened } };
export const GiftsForSeveral: Story = { args: { steps: forSeveral } };
export const ACardIsSpent: Story = { args: { steps: spent } };

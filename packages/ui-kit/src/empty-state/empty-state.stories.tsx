import type { Meta, StoryObj } from "@storybook/react";
import { expect } from "storybook/test";
import { ButtonLink } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "ui-kit/Empty state",
  component: EmptyState,
  args: {
    title: "Your basket is empty",
    children: "Every gift you choose waits here until you are ready.",
    action: <ButtonLink href="#cards">Choose a gift card</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KitchenTable: Story = { globals: { theme: "CB" } };
export const Party: Story = { globals: { theme: "CK" } };
export const Concierge: Story = { globals: { theme: "GCS" } };
/** Its picture is the house's own. */
export const WithAScene: Story = {
  parameters: { baseline: false },
  args: { scene: "basket" },
  play: async ({ canvasElement }) => {
    const scene = canvasElement.querySelector("[data-scene]") ?? canvasElement;
    await expect(getComputedStyle(scene).backgroundImage).toContain("empty-basket.svg");
  },
};

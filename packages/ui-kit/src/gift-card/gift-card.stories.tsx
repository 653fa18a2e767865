import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { Grid } from "../layout/layout.tsx";
import { Price } from "../price/price.tsx";
import { GiftCard } from "./gift-card.tsx";
import { sampleFaces } from "./sample-faces.ts";

const value = <Price value={5000} currency="EUR" locale="fr-FR" />;

const meta = {
  title: "ui-kit/Gift card",
  component: GiftCard,
  args: { face: sampleFaces.cafe },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: parameters.width ?? "30rem", maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("img", { name: "Gift card Café Noir" }).getBoundingClientRect();
    await expect(card.width / card.height).toBeCloseTo(85.6 / 53.98, 2);
  },
};

export const WithValue: Story = { args: { value, priority: true } };
export const OnStage: Story = { args: { value, backgroundColor: "#F9D9C2" } };
export const WithoutShadow: Story = { args: { shadow: false } };

/** Leans towards the pointer; stands still under reduced motion. */
export const Tilting: Story = { args: { value, tilt: true, backgroundColor: "#E4DFF5" } };

export const HeldByTheHand: Story = { args: { value, hand: 0, backgroundColor: "#FCE6B8" } };

/** The hand comes in a sequence of three. */
export const Hands: Story = {
  parameters: { width: "60rem" },
  render: () => (
    <Grid columns="thirds">
      <GiftCard face={sampleFaces.cafe} hand={0} backgroundColor="#FCE6B8" value={value} />
      <GiftCard face={sampleFaces.garden} hand={1} backgroundColor="#DDEBDD" value={value} />
      <GiftCard face={sampleFaces.books} hand={2} backgroundColor="#DCDCF2" value={value} />
    </Grid>
  ),
};

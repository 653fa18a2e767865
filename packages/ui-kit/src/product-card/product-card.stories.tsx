import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { GiftCard } from "../gift-card/gift-card.tsx";
import { sampleFaces } from "../gift-card/sample-faces.ts";
import { Grid } from "../layout/layout.tsx";
import { ProductCard } from "./product-card.tsx";

const silent = (face: { src: string }) => ({ src: face.src, alt: "" });

const meta = {
  title: "ui-kit/Product card",
  component: ProductCard,
  args: {
    href: "#cafe-noir",
    title: "Café Noir",
    details: "€10 – €250 · by e-mail or by post",
    level: 2,
    visual: <GiftCard face={silent(sampleFaces.cafe)} backgroundColor="#F9D9C2" />,
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "18rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Café Noir" })).toBeVisible();
  },
};

export const List: Story = {
  render: (args) => (
    <Grid as="ul" style={{ padding: 0 }}>
      <ProductCard {...args} frame="li" badge={<Badge tone="accent">Most chosen</Badge>} />
      <ProductCard
        {...args}
        frame="li"
        title="Grünwerk Gartenfachmarkt & Blumenzustellung"
        visual={<GiftCard face={silent(sampleFaces.garden)} backgroundColor="#DDEBDD" />}
      />
      <ProductCard
        {...args}
        frame="li"
        title="Plume & Cie"
        visual={<GiftCard face={silent(sampleFaces.books)} backgroundColor="#DCDCF2" hand={1} />}
      />
      <ProductCard
        {...args}
        frame="li"
        title="Café Noir Dessert"
        visual={<GiftCard face={silent(sampleFaces.cafe)} />}
      />
    </Grid>
  ),
};

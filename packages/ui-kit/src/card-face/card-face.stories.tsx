import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { sampleColumn, sampleFaces } from "../gift-card/sample-faces.ts";
import { Grid } from "../layout/layout.tsx";
import { CardFace } from "./card-face.tsx";

const meta = {
  title: "ui-kit/Card face",
  component: CardFace,
  args: { ...sampleFaces.cafe, loading: "eager" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "20rem", maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardFace>;

export default meta;
type Story = StoryObj<typeof meta>;

const proportions = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("img")
    .map((face) => face.getBoundingClientRect())
    .map(({ width, height }) => width / height);

export const OfItsOwnFile: Story = {
  play: async ({ canvasElement }) => {
    await expect(proportions(canvasElement)[0]).toBeCloseTo(856 / 540, 2);
  },
};

/** One file for all, of which each shows its part. */
export const OutOfOneFile: Story = {
  render: () => (
    <Grid columns="thirds">
      {sampleColumn.map((face) => (
        <CardFace key={face.alt} {...face} loading="eager" />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    for (const one of proportions(canvasElement)) await expect(one).toBeCloseTo(856 / 540, 1);
    const faces = within(canvasElement).getAllByRole<HTMLImageElement>("img");
    await expect(new Set(faces.map(({ src }) => src)).size).toBe(1);
    await expect(faces.map((face) => getComputedStyle(face).objectPosition)).toEqual(["0px 0%", "0px 50%", "0px 100%"]);
  },
};

/** Fetched when somebody comes near, with the page, and before the page's other pictures. */
export const Loading: Story = {
  render: () => (
    <Grid columns="thirds">
      <CardFace {...sampleFaces.cafe} />
      <CardFace {...sampleFaces.garden} loading="eager" />
      <CardFace {...sampleFaces.books} loading="first" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const faces = within(canvasElement).getAllByRole<HTMLImageElement>("img");
    await expect(faces.map((face) => face.getAttribute("loading"))).toEqual(["lazy", null, null]);
    await expect(faces.map(({ fetchPriority }) => fetchPriority)).toEqual(["auto", "auto", "high"]);
  },
};

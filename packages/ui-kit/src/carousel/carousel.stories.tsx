import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { GiftCard } from "../gift-card/gift-card.tsx";
import { sampleFaces } from "../gift-card/sample-faces.ts";
import { Heading } from "../text/text.tsx";
import { Carousel } from "./carousel.tsx";

const faces = [sampleFaces.cafe, sampleFaces.garden, sampleFaces.books];
const cards = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  content: <GiftCard face={faces[index % 3] ?? sampleFaces.cafe} backgroundColor="#FCE6B8" priority />,
}));

const meta = {
  title: "ui-kit/Carousel",
  component: Carousel,
  args: {
    label: "Most chosen",
    heading: <Heading level={2}>Most chosen</Heading>,
    slides: cards,
    roleLabel: "carousel",
    previousLabel: "Previous gift cards",
    nextLabel: "More gift cards",
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The press that leads nowhere is disabled, at the beginning and at the end. */
export const Cards: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole("button", { name: "More gift cards" });
    const previous = canvas.getByRole("button", { name: "Previous gift cards" });
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(next);
    await waitFor(() => expect(previous).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
    await waitFor(() => expect(previous).toHaveAttribute("aria-disabled", "true"));
    await expect(canvas.getByRole("region", { name: "Most chosen" })).toHaveAttribute(
      "aria-roledescription",
      "carousel",
    );
  },
};

export const AtTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getAllByRole("listitem").at(-1)?.scrollIntoView({ block: "nearest", inline: "end" });
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "More gift cards" })).toHaveAttribute("aria-disabled", "true"),
    );
  },
};

export const OneAtATime: Story = { args: { size: "wide" } };

export const FewOnDesktop: Story = {
  globals: { viewport: { value: "desk" }, theme: "CK" },
  args: { slides: cards.slice(0, 3) },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: "More gift cards" })).toHaveAttribute(
        "aria-disabled",
        "true",
      ),
    );
  },
};

export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { label: "الأكثر اختيارًا", heading: <Heading level={2}>الأكثر اختيارًا</Heading> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "More gift cards" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Previous gift cards" })).not.toHaveAttribute("aria-disabled"),
    );
  },
};

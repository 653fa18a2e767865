import { storyShop } from "@giftshop/storefront-config/testing";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import type { Item, ShownReview } from "./load-review.ts";
import { ReviewPage } from "./review-page.tsx";

const item = (change: Partial<Item> = {}): Item => ({
  product: "garden",
  title: "Gartenglück",
  image: { url: sampleFaces.garden.src, alt: "Gartenglück" },
  backgroundColor: "#2f9e44",
  rating: null,
  text: "",
  state: null,
  ...change,
});
const shown = (items: Item[], change: Partial<Extract<ShownReview, { kind: "request" }>> = {}): ShownReview => ({
  kind: "request",
  request: { orderNumber: "1234-5678", author: "Zoë", items },
  ...change,
});

const meta = {
  title: "catalogue/Review page",
  component: ReviewPage,
  parameters: { layout: "fullscreen" },
  args: { shop: storyShop({ theme: "CB", language: "fr" }), shown: shown([item()]) },
  render: (args, { globals }) => <ReviewPage {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getAllByRole("radio")).toHaveLength(5);
    await expect(page.getByRole("textbox")).toBeVisible();
  },
};

/** One was just sent, one is published, one was refused. */
export const Written: Story = {
  args: {
    shown: shown(
      [
        item({ rating: 4, text: "Sehr schön", state: "PENDING" }),
        item({ product: "b", title: "Café Noir", rating: 5, state: "PUBLISHED" }),
        item({ product: "c", title: "Plume & Cie", rating: 1, text: "…", state: "REFUSED" }),
      ],
      { sent: "garden" },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("status")).toHaveLength(1);
  },
};

/** No stars were chosen; what was typed is there still. */
export const WithoutStars: Story = {
  args: { shown: shown([item()], { refused: { product: "garden", field: "rating", rating: 0, text: "Sehr schön" } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toHaveValue("Sehr schön");
  },
};

export const InArabic: Story = { globals: { theme: "GCS", language: "ar" } };
export const Busy: Story = { args: { shown: { kind: "busy" } } };

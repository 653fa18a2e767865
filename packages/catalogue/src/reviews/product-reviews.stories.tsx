import { makeFragmentData } from "@giftshop/graphql";
import { storyShop } from "@giftshop/storefront-config/testing";
import { Accordion } from "@giftshop/ui-kit/accordion";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { sampleReviews } from "../samples/sample-reviews.ts";
import { ProductReviewsFragment } from "./product-reviews.fragment.ts";
import { ProductReviews } from "./product-reviews.tsx";

const of = (count: number) => makeFragmentData({ reviews: sampleReviews(count) }, ProductReviewsFragment);

const meta = {
  title: "catalogue/Reviews of a product",
  component: ProductReviews,
  args: { shop: storyShop({ theme: "CB", language: "fr" }), product: of(7) },
  render: (args, { globals }) => (
    <Accordion>
      <ProductReviews {...args} shop={storyShop(globals)} />
    </Accordion>
  ),
} satisfies Meta<typeof ProductReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvas: HTMLElement) => userEvent.click(canvas.querySelector("summary") as HTMLElement);

/** From five on there is an average, and how many it is of. */
export const Seven: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(within(canvasElement).getAllByRole("img")).toHaveLength(4);
  },
};

/** Too few for an average. */
export const Two: Story = {
  args: { product: of(2) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(within(canvasElement).getAllByRole("img")).toHaveLength(2);
  },
};

export const InArabic: Story = {
  globals: { theme: "GCS", language: "ar" },
  play: ({ canvasElement }) => open(canvasElement),
};

/** Nobody has said anything: nothing is shown. */
export const None: Story = {
  args: { product: of(0) },
  parameters: { baseline: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("group")).toBeNull();
  },
};

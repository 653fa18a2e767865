import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { masked, sampleBlocks } from "../samples/sample-page.ts";
import { storyShop } from "../samples/story-shop.ts";
import { ContentBlocks } from "./content-blocks.tsx";

const meta = {
  title: "content/Blocks",
  component: ContentBlocks,
  args: { shop: storyShop({ theme: "CB", language: "en" }), blocks: [] },
  render: (args, { globals }) => <ContentBlocks {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof ContentBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (type: keyof typeof sampleBlocks): Story => ({ args: { blocks: [masked(sampleBlocks[type])] } });

export const TitleAndBody = of("TITLE_AND_BODY");
export const TitleBodyLink = of("TITLE_BODY_LINK");
export const TitleBodyUsps = of("TITLE_BODY_USPS");
export const ImageBody = of("IMAGE_BODY");
export const Colored = of("COLORED");
export const Contact = of("CONTACT");
export const WithHand = of("WITH_HAND");
export const ProductReference = of("PRODUCT_REFERENCE_BLOCK");
export const Blog = of("BLOG_BLOCK");
export const Testimonials = of("TESTIMONIAL_BLOCK");
export const Video = of("VIDEO");

/** Answers are closed until they are asked for. */
export const Questions: Story = {
  ...of("QUESTIONS"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("As you like it.")).not.toBeVisible();
    await userEvent.click(canvas.getByText("To them or to you"));
    await expect(canvas.getByText("As you like it.")).toBeVisible();
  },
};

import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { masked, sampleBlocks } from "../samples/sample-page.ts";
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

/** On a phone one voice stands for all, and a press opens the others; elsewhere all are there. */
export const Testimonials: Story = {
  ...of("TESTIMONIAL_BLOCK"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.queryByRole("button", { name: "Read all 3" });
    if (!opener) return;
    await userEvent.click(opener);
    const dialog = await canvas.findByRole("dialog", { name: "What customers say" });
    await expect(within(dialog).getAllByRole("figure")).toHaveLength(3);
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(opener).toHaveFocus();
  },
};
export const Video = of("VIDEO");

/** Our own tells nobody who watches, so it asks for nothing. */
export const SelfHostedVideo: Story = {
  args: {
    blocks: [
      masked({
        ...sampleBlocks.VIDEO,
        video: {
          provider: "SELF_HOSTED",
          url: "data:video/mp4;base64,",
          mimeType: "video/mp4",
          title: "How a card is made",
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Play the video" })).toBeVisible();
    await expect(canvas.queryByText(/learns that you watch/)).toBeNull();
  },
  // It looks as the other one does, without the note.
  parameters: { baseline: false },
};

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

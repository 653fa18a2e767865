import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, within } from "storybook/test";
import { ContactSection } from "../contact-form/contact-section.tsx";
import { PageList } from "../page-list/page-list.tsx";
import { sampleBlocks, samplePage, samplePages, sampleTitle } from "../samples/sample-page.ts";
import { WrittenPage } from "./written-page.tsx";

const { TITLE_AND_BODY, PRODUCT_REFERENCE_BLOCK, COLORED, TITLE_BODY_USPS, QUESTIONS, CONTACT, TESTIMONIAL_BLOCK } =
  sampleBlocks;

const meta = {
  title: "content/Written page",
  component: WrittenPage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "en" }),
    page: samplePage("POST", [TITLE_AND_BODY, TITLE_AND_BODY, PRODUCT_REFERENCE_BLOCK], true),
  },
  render: (args, { globals }) => <WrittenPage {...args} shop={storyShop(globals)} />,
} satisfies Meta<typeof WrittenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Post: Story = {};
export const Terms: Story = { args: { page: samplePage("TERMS", [TITLE_AND_BODY, TITLE_AND_BODY]) } };
export const Landing: Story = {
  args: { page: samplePage("LANDING", [PRODUCT_REFERENCE_BLOCK, TITLE_BODY_USPS, COLORED], true) },
};
const words =
  "- “Another year, another reason for cake. Enjoy it.”\n- “For the thing you would never buy yourself.”\n- “You choose. We’ll cheer.”";
/** Words for an occasion: each is a way to a card that bears them. */
export const Occasion: Story = {
  args: {
    page: samplePage("GIVING_MOMENT", [{ ...COLORED, title: "Words for the card", body: words }]),
  },
};
export const Helpdesk: Story = { args: { page: samplePage("HELPDESK", [QUESTIONS, CONTACT]) } };

/** Whom to ask stands beside the form, and does not say the page's name again. */
export const Contact: Story = {
  args: {
    page: samplePage("CONTACT", [{ ...CONTACT, title: sampleTitle }]),
    children: <ContactSection shop={storyShop({ theme: "CB", language: "en" })} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("heading", { name: sampleTitle })).toHaveLength(1);
  },
};
export const Business: Story = {
  args: { page: samplePage("BUSINESS", [TITLE_BODY_USPS, TESTIMONIAL_BLOCK, QUESTIONS], true) },
};
/** A list that becomes gifts, and the way to a quote. */
export const LargerOrders: Story = {
  args: { page: samplePage("BUSINESS", [{ ...TITLE_BODY_USPS, title: null }, COLORED]) },
  globals: { theme: "GCS", viewport: { value: "desk" } },
};
/** On a desktop headings stand beside what is read. */
export const HelpdeskOnDesktop: Story = { ...Helpdesk, globals: { viewport: { value: "desk" } } };
export const Preview: Story = { args: { preview: true, page: samplePage("TERMS", [TITLE_AND_BODY]) } };

/** A page with its list of pages. */
export const Blog: Story = {
  args: {
    page: samplePage("BLOG", []),
    children: (
      <PageList
        shop={storyShop({ theme: "CB", language: "en" })}
        pages={samplePages}
        hrefOf={(path) => `#${path}`}
        page={2}
        pageCount={3}
        pageHref={(page) => `#page-${page}`}
      />
    ),
  },
};

import { createShop } from "@giftshop/storefront-config";
import { storyShop } from "@giftshop/storefront-config/testing";
import { AccordionItem } from "@giftshop/ui-kit/accordion";
import { Text } from "@giftshop/ui-kit/text";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { sampleBranding } from "../samples/sample-branding.ts";
import { sampleProductPage } from "../samples/sample-product-page.ts";
import { ProductPage } from "./product-page.tsx";

/** Windows lie outside of the story. */
const body = within(document.body);

const meta = {
  title: "catalogue/Product page",
  component: ProductPage,
  parameters: { layout: "fullscreen" },
  args: {
    shop: storyShop({ theme: "CB", language: "fr" }),
    product: sampleProductPage(),
    branding: sampleBranding("fr"),
  },
  render: (args, { globals }) => (
    <ProductPage {...args} shop={storyShop(globals)} branding={sampleBranding(String(globals.language))} />
  ),
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most that it may be on a phone, pixels: with its header and footer a page is at most 3,800. */
const highest = 2_700;

/** What nobody asked for is folded: it is not higher than that. */
export const Digital: Story = {
  play: async ({ canvasElement }) => {
    for (const far of canvasElement.querySelectorAll("section")) far.style.contentVisibility = "visible";
    await expect(canvasElement.scrollHeight).toBeLessThanOrEqual(highest);
    for (const far of canvasElement.querySelectorAll("section")) far.style.contentVisibility = "";
  },
};

/** A note shows on the preview while it is typed; an amount of one's own shows on the card. */
export const PutTogether: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "Other amount" }));
    await userEvent.type(await page.findByRole("textbox", { name: /^Your amount/ }), "33");
    await userEvent.click(page.getByRole("radio", { name: "Someone else" }));
    await userEvent.type(page.getByRole("textbox", { name: /^Your message/ }), "Happy birthday, Zoë");
    await waitFor(() => expect(page.getByRole("figure")).toHaveTextContent("33"));
    await waitFor(() => expect(page.getByRole("figure")).toHaveTextContent("Happy birthday, Zoë"));
  },
};

/** On a computer the stage fills half of the window. */
export const OnDesktop: Story = { globals: { theme: "CK", viewport: { value: "desk" } } };
export const OnATablet: Story = { globals: { theme: "GCS", viewport: { value: "tablet" } } };
export const ByNight: Story = { globals: { scheme: "dark", viewport: { value: "desk" } } };

/** On a phone a miniature stays in sight while the rest is chosen; a press shows it in full. */
export const MiniStage: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "Someone else" }));
    await userEvent.type(await page.findByRole("textbox", { name: "Their first name" }), "Zoë");
    await userEvent.type(page.getByRole("textbox", { name: /^Your message/ }), "Happy birthday");
    await userEvent.click(page.getByRole("radio", { name: /Konfetti/ }));
    page.getByRole("button", { name: "Increase quantity" }).scrollIntoView({ block: "center" });
    await page.findAllByRole("button", { name: "See your gift" });
    await waitFor(() => expect(canvasElement.querySelector("[data-shown]")).toBeVisible());
  },
};

/** All three answers are in the first view, and none is taken for granted: a press asks for one. */
export const ForNobodyYet: Story = {
  parameters: { baseline: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const answers = ["Me", "Someone else", "Several people"].map((name) => page.getByRole("radio", { name }));
    for (const answer of answers) await expect(answer).not.toBeChecked();
    await userEvent.click(page.getByRole("button", { name: "Add to basket" }));
    await expect(await page.findByText("Tell us who it is for.")).toBeVisible();
    await waitFor(() => expect(answers[0]).toHaveFocus());
    await userEvent.click(answers[0] as HTMLElement);
    await expect(page.queryByText("Tell us who it is for.")).not.toBeInTheDocument();
  },
};

/** Nothing is sent while something is wrong; it is told at the field, and the first one has the focus. */
export const WithProblems: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "Someone else" }));
    await userEvent.click(page.getByRole("button", { name: "Add to basket" }));
    const name = await page.findByRole("textbox", { name: "Their first name" });
    await page.findByText("Tell us who it is for.");
    await expect(name).toHaveAccessibleDescription(/Tell us who it is for/);
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/**
 * An address that looks mistyped is asked twice; typed in two ways it goes to nobody, and the second is told.
 */
export const AddressesDiffer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "Someone else" }));
    await userEvent.type(await page.findByRole("textbox", { name: "Their first name" }), "Zoë");
    await userEvent.type(page.getByRole("textbox", { name: /^Their email/ }), "zoe@gmial.com");
    await userEvent.tab();
    const again = await page.findByRole("textbox", { name: /^Confirm the email/ });
    await userEvent.type(again, "zo@gmial.com");
    await userEvent.click(page.getByRole("button", { name: "Add to basket" }));
    await waitFor(() => expect(again).toHaveAccessibleDescription(/The two email addresses differ/));
    await waitFor(() => expect(again).toHaveFocus());
  },
};

/** 155 euros are issued as two cards: it is said before it is bought, and explained on a press. */
export const Split: Story = {
  render: (args) => <ProductPage {...args} shop={createShop("CBIE", "en")} branding={sampleBranding("en")} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("radio", { name: "Other amount" }));
    await userEvent.type(await page.findByRole("textbox", { name: /^Your amount/ }), "155");
    await expect(page.getByText(/^1 gift, 2 cards/)).toHaveTextContent(/145.*\+.*10/);
    const opener = page.getByRole("button", { name: "What does that mean?" });
    await userEvent.click(opener);
    const dialog = await body.findByRole("dialog", { name: "What you’ll get" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Several of one are several cards; one card is told by nothing. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "Increase quantity" }));
    await expect(await page.findByText(/^2 gifts, 2 cards/)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Decrease quantity" }));
    await expect(page.queryByText(/gifts, /)).not.toBeInTheDocument();
  },
};

/** How it arrives, without leaving the form. */
export const DeliveryExplained: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("link", { name: "More about delivery" });
    await userEvent.click(opener);
    const dialog = await body.findByRole("dialog", { name: "Delivery" });
    await expect(dialog).toHaveTextContent(/98/);
  },
};

/** A message of 150 characters and a name of 40 find their place on the preview. */
export const LongWords: Story = {
  args: { product: sampleProductPage({ title: "Die Genussmanufaktur am Alten Marktplatz" }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const message = "Alles Gute zum Geburtstag! ".repeat(6).slice(0, 150);
    await userEvent.click(page.getByRole("textbox", { name: /^Your message/ }));
    await userEvent.paste(message);
    const preview = page.getByRole("figure");
    await waitFor(() => expect(preview).toHaveTextContent(message.trim()));
    preview.scrollIntoView({ block: "start" });
  },
};

export const FixedValues: Story = { args: { product: sampleProductPage({ digital: { hasFixedPrices: true } }) } };
export const OnlyByEmail: Story = { args: { product: sampleProductPage({ physical: null }) } };
export const OnlyByPost: Story = { args: { product: sampleProductPage({ digital: null }) } };

/** One kind is sold out: what is in stock by post is one press away. */
export const PostSoldOut: Story = {
  args: { product: sampleProductPage({ physical: { inStock: false } }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("link", { name: "See what is in stock" }));
    await body.findByRole("dialog", { name: "You might also like" });
  },
};

/** Nothing of it is in stock: what is opens from the same place. */
export const SoldOut: Story = {
  args: { product: sampleProductPage({ digital: null, physical: { inStock: false } }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("link", { name: "See what is in stock" }));
    await body.findByRole("dialog", { name: "You might also like" });
  },
};
export const NothingSimilar: Story = { args: { product: sampleProductPage({ similar: 0 }) } };

/** What is written for every product is the last of its answers. */
export const WithQuestions: Story = {
  args: {
    children: (
      <AccordionItem title="How quickly is a gift card there?">
        <Text>By e-mail within the hour; by post on the next delivery day.</Text>
      </AccordionItem>
    ),
  },
};

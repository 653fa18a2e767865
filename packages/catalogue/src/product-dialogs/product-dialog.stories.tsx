import { createTranslate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import { storyShop } from "@giftshop/storefront-config/testing";
import { sampleFaces } from "@giftshop/ui-kit/sample-faces";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import { sampleBranding } from "../samples/sample-branding.ts";
import { sampleProducts } from "../samples/sample-products.ts";
import type { AlternativesSource } from "./alternatives/use-alternatives.ts";
import type { CardCount } from "./card-count/card-count.ts";
import type { PostFacts } from "./delivery/delivery-facts.ts";
import type { DialogRequest } from "./dialog-request.ts";
import { lateWords } from "./late-words.ts";
import type { GiftLook } from "./look/gift-look.ts";
import en from "./messages/en.json";
import { ProductDialog } from "./product-dialog.tsx";

const post: PostFacts = {
  time: "17:00",
  price: "€3.95",
  percent: "98%",
  days: 5,
  registered: { value: "€300", price: "€9.95" },
};

const alternatives = (change: object = {}): DialogRequest => ({
  dialog: "alternatives",
  path: "product",
  title: "Die Genussmanufaktur am Alten Marktplatz",
  choice: { href: "#choice", picture: sampleBranding("en").alternativeChoiceAllInOne },
  listingHref: "#listing",
  card: productCardTexts(storyShop({ theme: "CB", language: "en" })),
  ...change,
});

const count = (change: Partial<CardCount> = {}): DialogRequest => ({
  dialog: "count",
  kind: "DIGITAL",
  value: 15_500,
  gifts: 1,
  bounds: { most: 15_000, least: 1_000 },
  currency: "EUR",
  locale: "en-IE",
  ...change,
});

const found: AlternativesSource = async () => ({ products: sampleProducts(3), choice: true });

const page = within(document.body);

const meta = {
  title: "catalogue/Product windows",
  component: ProductDialog,
  args: {
    t: createTranslate<typeof en>("en" satisfies Language, en),
    request: { dialog: "delivery", href: "#delivery", minutes: 60, post },
    open: true,
    onClose: fn(),
    source: found,
  },
  // In the language of the toolbar, as on a page.
  loaders: [async () => ({ t: await lateWords() })],
  render: (args, { loaded: { t } }) => <ProductDialog {...args} t={t} />,
} satisfies Meta<typeof ProductDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delivery: Story = {};
export const DeliveryByEmailOnly: Story = { args: { request: { dialog: "delivery", href: "#delivery", minutes: 60 } } };
export const DeliveryByPostOnly: Story = { args: { request: { dialog: "delivery", href: "#delivery", post } } };

export const Alternatives: Story = {
  args: { request: alternatives() },
  play: async () => {
    const dialog = await page.findByRole("dialog");
    await waitFor(() => expect(within(dialog).getAllByRole("article")).toHaveLength(3));
  },
};
export const AlternativesByPost: Story = { args: { request: alternatives({ kind: "PHYSICAL", choice: undefined }) } };
export const AlternativesOnTheirWay: Story = {
  args: { request: alternatives(), source: () => new Promise(() => undefined) },
};
export const NoAlternatives: Story = {
  args: { request: alternatives(), source: async () => ({ products: [], choice: true }) },
  play: async () => {
    const dialog = within(await page.findByRole("dialog"));
    await dialog.findByText("Nothing similar is in stock right now.");
    await expect(dialog.getByRole("link", { name: "View the choice gift card" })).toBeVisible();
  },
};
/** Sold out as well, or not sold here. */
export const NoChoiceCard: Story = {
  args: { request: alternatives(), source: async () => ({ products: sampleProducts(3), choice: false }) },
  play: async () => {
    const dialog = within(await page.findByRole("dialog"));
    await waitFor(() => expect(dialog.queryByRole("link", { name: "View the choice gift card" })).toBeNull());
  },
  parameters: { baseline: false },
};

let tries = 0;

/** The line was down for a moment: the choice card is there meanwhile, and a press asks again. */
export const AlternativesOutOfReach: Story = {
  args: {
    request: alternatives(),
    source: async () => {
      tries += 1;
      if (tries % 2 === 1) throw new Error("The line is down.");
      return { products: sampleProducts(3), choice: true };
    },
  },
  loaders: [
    () => {
      tries = 0;
    },
  ],
  play: async () => {
    const dialog = within(await page.findByRole("dialog"));
    await dialog.findByRole("alert");
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(dialog.getAllByRole("article")).toHaveLength(3));
  },
};

/** A value of 155 is one gift of two cards. */
export const Split: Story = {
  args: { request: count() },
  play: async () => {
    const dialog = within(await page.findByRole("dialog"));
    await expect(dialog.getByRole("row", { name: /145/ })).toHaveTextContent("1");
    await expect(dialog.getByRole("row", { name: /€10/ })).toHaveTextContent("1");
  },
};
export const SplitAndSeveral: Story = { args: { request: count({ value: 40_000, gifts: 3 }) } };
export const SeveralByPost: Story = { args: { request: count({ kind: "PHYSICAL", value: 20_000, gifts: 12 }) } };

const look: GiftLook = {
  kind: "PHYSICAL",
  face: sampleFaces.cafe.src,
  title: "Café Noir",
  value: "€50",
  message: "Happy birthday, dear Nina!",
  name: "Nina Petit",
  email: "nina@example.com",
  wrapper: { title: "Garden", imageUrl: sampleFaces.garden.src },
  packing: { title: "Gift box", imageUrl: sampleFaces.books.src },
  day: { date: "2099-12-24" },
  dayWords: "Thursday 24 December",
  locale: "en-GB",
};

export const GiftByPost: Story = { args: { request: { dialog: "gift", look } } };
export const GiftByEmail: Story = { args: { request: { dialog: "gift", look: { ...look, kind: "DIGITAL" } } } };
export const Wrapped: Story = { args: { request: { dialog: "wrapper", look } } };
export const Packed: Story = { args: { request: { dialog: "packing", look } } };
const deliveries = [
  { name: "Nina Petit", details: ["€50", "nina@example.com", "in the inbox within the hour"] },
  { name: "Omar Haddad", details: ["€25", "omar@example.com", "Thursday 24 December, 18:00", "Merry Christmas!"] },
];
export const Overview: Story = {
  args: {
    request: {
      dialog: "order",
      facts: {
        lines: [
          { label: "2 × Café Noir", amount: "€75" },
          { label: "By email", amount: "free" },
        ],
        totalLabel: "Total",
        total: "€75",
        deliveries,
      },
    },
  },
  play: async () => {
    const dialog = await page.findByRole("dialog");
    for (const words of ["2 × Café Noir", "€75", "Nina Petit", "omar@example.com"])
      await expect(dialog).toHaveTextContent(words);
  },
};
export const WhoGetsWhat: Story = { args: { request: { dialog: "people", rows: deliveries } } };

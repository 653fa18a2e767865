import { createTranslate } from "@giftshop/messages";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { sampleProduct } from "../samples/sample-products.ts";
import { BrandsDialog } from "./brands-dialog.tsx";
import type { Brand } from "./load-brands.ts";
import en from "./messages/en.json";

const kinds = ["Food and drink", "Fashion", "Travel"];
const names = ["Café Élodie", "Nordlicht", "The Long Table", "Die Genussmanufaktur am Alten Marktplatz", "Blue Fig"];

const brand = (index: number): Brand => {
  const { image, backgroundColor } = sampleProduct(index);
  const kind = kinds[index % kinds.length] ?? "";
  return {
    id: `${index}`,
    title: index < names.length ? (names[index] ?? "") : `Brand ${index}`,
    path: `brand-${index}`,
    backgroundColor,
    image,
    category: { path: kind.toLowerCase(), title: kind },
  };
};
const all = async () => Array.from({ length: 120 }, (_, index) => brand(index));
/** The window lies outside of the story's canvas. */
const page = within(document.body);

const meta = {
  title: "catalogue/Brands window",
  component: BrandsDialog,
  args: {
    t: createTranslate("en", en),
    locale: "en",
    path: "choice",
    productHref: "/gift-cards/{product}/",
    open: true,
    onClose: fn(),
    load: all,
  },
} satisfies Meta<typeof BrandsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed and the kind that is chosen narrow the list together; how many are left is said. */
export const FoundByNameAndKind: Story = {
  play: async () => {
    const status = await page.findByText("120 brands");
    await userEvent.type(page.getByRole("searchbox", { name: "Find a brand" }), "elodie");
    await expect(status).toHaveTextContent("1 brand");
    await expect(page.getByRole("link", { name: "Café Élodie" })).toHaveAttribute("href", "/gift-cards/brand-0/");
    await userEvent.clear(page.getByRole("searchbox"));
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Category" }), "Travel");
    await expect(status).toHaveTextContent("40 brands");
  },
};

/** A window that finds nothing says what to do, and keeps its size. */
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await page.findByRole("searchbox", { name: "Find a brand" }), "zzz");
    await expect(page.getByText(/^No matching brands/)).toBeVisible();
  },
};

export const Waiting: Story = { args: { load: () => new Promise(() => undefined) } };

const failing = { attempts: 0 };

/** Offline for a moment: another press asks again. */
export const AskedAgain: Story = {
  args: {
    load: () => {
      failing.attempts += 1;
      return failing.attempts === 1 ? Promise.reject(new Error("offline")) : all();
    },
  },
  beforeEach: () => {
    failing.attempts = 0;
  },
  play: async () => {
    await userEvent.click(await page.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(page.getByText("120 brands")).toBeVisible());
  },
};

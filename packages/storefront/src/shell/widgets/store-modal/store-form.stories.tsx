import { shellTexts } from "@giftshop/content";
import { storyShop } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, within } from "storybook/test";
import { samplePage, sampleStores } from "../../samples/stores.ts";
import { StoreForm } from "./store-form.tsx";

const page = within(document.body);

const meta = {
  title: "storefront/Store form",
  component: StoreForm,
  args: {
    texts: shellTexts(storyShop({ theme: "CB", language: "en" }), 2026).widgets.stores,
    stores: sampleStores({ theme: "CB", language: "en" }),
    here: samplePage,
    onApplied: fn(),
  },
  render: (args, { globals }) => (
    <StoreForm {...args} texts={shellTexts(storyShop(globals), 2026).widgets.stores} stores={sampleStores(globals)} />
  ),
} satisfies Meta<typeof StoreForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One language: it cannot be changed. */
export const OneLanguage: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox", { name: "Language" })).toBeDisabled();
    await expect(within(canvasElement).getByRole("textbox", { name: "Currency" })).toHaveValue("EUR");
  },
};

/** Another country brings its default language, its other languages and its currency. */
export const OtherCountry: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /Country/ }).click();
    await userEvent.type(await page.findByRole("searchbox"), "switz");
    await userEvent.click(await page.findByRole("option", { name: "Switzerland" }));
    const language = canvas.getByRole("combobox", { name: "Language" });
    await expect(language).toBeEnabled();
    await expect(language).toHaveValue("de");
    await expect(
      within(language)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Deutsch", "Français", "Italiano"]);
    await expect(canvas.getByRole("textbox", { name: "Currency" })).toHaveValue("CHF");
    await expect(canvas.getByRole("button", { name: "Go to this shop" })).toBeEnabled();
  },
};

/** By night, as it was chosen, whatever the device says. */
export const Dark: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: "Dark" }));
    await expect(document.documentElement).toHaveAttribute("data-scheme", "dark");
  },
};

export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { CountrySelect } from "./country-select.tsx";

const page = within(document.body);

const meta = {
  title: "ui-kit/Country select",
  component: CountrySelect,
  args: {
    label: "Country",
    placeholder: "Choose a country",
    searchLabel: "Search countries",
    emptyLabel: "No country of that name",
    name: "country",
    countries: ["AE", "AT", "BE", "CH", "DE", "DK", "ES", "FR", "GB", "IT", "NL", "NO", "PL", "PT", "SE"],
    first: ["NL", "BE"],
    locale: "en",
    onChange: fn(),
  },
} satisfies Meta<typeof CountrySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found by name or code, without accents as well; it reports the code. */
export const Open: Story = {
  args: { locale: "de", label: "Land", placeholder: "Land auswählen" },
  globals: { language: "de" },
  play: async ({ canvasElement, args }) => {
    const opener = () => within(canvasElement).getByRole("button", { name: /Land/ });
    opener().click();
    const search = await page.findByRole("searchbox");
    await expect(page.getAllByRole("option")[0]).toHaveTextContent("Niederlande");
    await userEvent.type(search, "osterr");
    await userEvent.click(await page.findByRole("option", { name: "Österreich" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("AT");
    await waitFor(() => expect(opener()).toHaveFocus());
    opener().click();
    await page.findByRole("listbox");
    await waitFor(() => expect(page.getByRole("searchbox")).toHaveFocus());
  },
};

export const Chosen: Story = { args: { defaultValue: "BE" } };
export const WithError: Story = { args: { error: "Choose a country." } };
export const Arabic: Story = {
  args: { label: "الدولة", placeholder: "اختر دولة", searchLabel: "ابحث", locale: "ar", defaultValue: "AE" },
  globals: { language: "ar", theme: "GCS" },
};

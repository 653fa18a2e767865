import { storyShop } from "@giftshop/storefront-config/testing";
import { Accordion } from "@giftshop/ui-kit/accordion";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { sampleChoice } from "../samples/sample-choice.ts";
import { ChoiceAnswers, ChoiceSection } from "./choice-section.tsx";

const meta = {
  title: "catalogue/Choice card",
  component: ChoiceSection,
  args: { shop: storyShop({ theme: "CB", language: "fr" }), product: sampleChoice(223) },
  render: (args, { globals }) => {
    const shop = storyShop(globals);
    return (
      <>
        <ChoiceSection {...args} shop={shop} />
        <Accordion>
          <ChoiceAnswers {...args} shop={shop} />
        </Accordion>
      </>
    );
  },
} satisfies Meta<typeof ChoiceSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The brands are counted, and the first of them shown by their faces. */
export const ManyBrands: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { name: /223/ })).toBeVisible();
    // Two rows of a phone; the others where there is room.
    await expect(page.getAllByRole("img")).toHaveLength(8);
    await expect(page.getByRole("button", { name: /223/ })).toHaveAttribute("href");
    for (const answer of canvasElement.querySelectorAll("summary")) await userEvent.click(answer);
  },
};
export const OneBrand: Story = { args: { product: sampleChoice(1) } };
export const German: Story = { globals: { theme: "GCS", language: "de" } };
export const Arabic: Story = { globals: { theme: "GCS", language: "ar" } };

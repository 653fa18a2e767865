import type { Meta, StoryObj } from "@storybook/react";
import { expect } from "storybook/test";
import { Price } from "./price.tsx";

const meta = {
  title: "ui-kit/Price",
  component: Price,
  args: { value: 2500, currency: "EUR", locale: "fr-FR" },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("25 €");
  },
};
export const WithCents: Story = { args: { value: 395 } };
export const Total: Story = { args: { value: 12_500, decimals: "always", emphasis: "total" } };
export const Strong: Story = { args: { emphasis: "strong" } };
export const WithPriceBefore: Story = { args: { value: 395, before: 495, beforeLabel: "Lowest price of 30 days:" } };
export const Dirham: Story = { args: { currency: "AED", locale: "ar-AE" }, globals: { language: "ar", theme: "GCS" } };

import { shopSpeaking } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { expect } from "storybook/test";
import { CheckoutQueuePage } from "./checkout-queue-page.tsx";

const meta = {
  title: "checkout/Waiting page",
  component: CheckoutQueuePage,
  parameters: { baseline: false },
  args: { shop: shopSpeaking("en"), place: "1,284" },
  render: (args, { globals }) => <CheckoutQueuePage {...args} shop={shopSpeaking(globals.language)} />,
} satisfies Meta<typeof CheckoutQueuePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Place and words are one sentence for who listens; nothing is said until the place changes. */
export const InTheQueue: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("1,284").closest("p")?.textContent).toBe("Your place in the queue 1,284");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.getByRole("link")).toHaveAccessibleName(/basket/u);
    await expect(canvasElement.querySelector("noscript")).not.toBeNull();
  },
};
export const Party: Story = { globals: { theme: "CK" } };
export const German: Story = { globals: { language: "de", theme: "GCS" } };
export const Arabic: Story = {
  globals: { language: "ar", theme: "GCS" },
  args: { place: "12" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12").closest("p")?.textContent).toBe("دورك في قائمة الانتظار 12");
  },
};

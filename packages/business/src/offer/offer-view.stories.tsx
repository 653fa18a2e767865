import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { inBusiness } from "../samples/in-business.tsx";
import { sampleQuote } from "../samples/sample-quote.ts";
import { OfferView } from "./offer-view.tsx";

const meta = {
  title: "business/Quote",
  component: OfferView,
  decorators: [inBusiness],
  args: {
    quote: sampleQuote,
    accept: null,
    onSend: async () => true,
    onWithdraw: () => undefined,
  },
} satisfies Meta<typeof OfferView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was sent is gone from the field; what could not be sent stays. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Your message to us" });
    await userEvent.type(field, "Thank you");
    await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    await expect(field).toHaveValue("");
  },
};
export const Asked: Story = {
  args: { quote: { ...sampleQuote, state: "SUBMITTED", totals: null, comments: [], canAccept: false } },
};
export const German: Story = { globals: { language: "de", theme: "GCS" } };
export const Polish: Story = { globals: { language: "pl", theme: "CB" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

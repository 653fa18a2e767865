import type { Meta, StoryObj } from "@storybook/react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { inCheckout, inContainer } from "../testing/in-checkout.tsx";
import { basket, lines } from "../testing/orders.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { saveDraft } from "./values/draft.ts";
import { emptyValues } from "./values/values.ts";

const meta = {
  title: "checkout/Checkout form",
  component: CheckoutForm,
  decorators: [inContainer, inCheckout],
  parameters: { layout: "fullscreen" },
  beforeEach: () => sessionStorage.clear(),
  args: {
    basket: basket([lines.own, lines.gift]),
    refreshing: false,
    reload: fn(async () => undefined),
    cameBack: undefined,
  },
} satisfies Meta<typeof CheckoutForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const withBank = {
  id: "kbc",
  logo: "kbc",
  wallets: [],
  issuers: [
    { id: "kbc", name: "KBC" },
    { id: "cbc", name: "CBC" },
  ],
};

export const Digital: Story = {};
export const Posted: Story = { args: { basket: basket([lines.own], [lines.posted]) } };
export const SoldOutMeanwhile: Story = { args: { basket: basket([lines.own, lines.soldOut]) } };
export const CameBack: Story = { args: { cameBack: "unavailable" } };
/** Two gift cards, and the rest by another method. */
export const PartByGiftCards: Story = {
  args: { basket: basket([lines.own, lines.gift], [], [2000, 1500]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Order and pay" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: /^Your order: €\s?40.00/ })).toBeVisible();
  },
};
/** Nothing is left to pay: the ways to pay are gone, and the button says so. */
export const AllByGiftCard: Story = {
  args: { basket: { ...basket([lines.own], [], [5000]), methods: [] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: "Order and pay by gift card" })).toBeEnabled();
    await expect(canvas.queryByRole("radio", { name: "PayPal" })).toBeNull();
  },
};
export const AllByGiftCardArabic: Story = {
  args: { basket: { ...basket([lines.own], [], [5000]), methods: [] } },
  globals: { language: "ar", theme: "GCS", viewport: { value: "phone" } },
};
export const ChooseABank: Story = { args: { basket: { ...basket([lines.own]), methods: [withBank] } } };
/** A device with a wallet: it is offered above the form, and leads to what is still empty. */
export const WithAWallet: Story = {
  args: {
    basket: {
      ...basket([lines.own]),
      methods: [{ id: "applepay", logo: "applepay", issuers: [], wallets: [] }, withBank],
    },
  },
  parameters: { baseline: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Pay with Apple Pay" }));
    await expect(canvas.getByRole("radio", { name: /^Apple Pay/ })).toBeChecked();
    await expect(canvas.getByRole("textbox", { name: /^First name/ })).toHaveFocus();
  },
};
export const NoWayToPay: Story = { args: { basket: { ...basket([lines.own]), methods: [] } } };
export const CostsTooMuch: Story = {
  args: { basket: { ...basket([lines.own]), methods: [], noneFits: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/is above the limit of our payment methods/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View basket" })).toBeVisible();
  },
};
export const CostsTooMuchArabic: Story = { args: { ...CostsTooMuch.args }, globals: { language: "ar", theme: "GCS" } };
export const PostedGerman: Story = {
  args: { basket: basket([lines.own], [lines.posted]) },
  globals: { language: "de", theme: "GCS" },
};
/** The longest label of an addition stands in two lines beside a short one. */
export const PostedPolish: Story = {
  args: { basket: basket([lines.own], [lines.posted]) },
  globals: { language: "pl", viewport: { value: "phone" } },
};
export const PostedByTransfer: Story = {
  args: { basket: basket([lines.own], [lines.posted]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("radio", { name: /bank transfer/i }));
    await expect(canvas.queryByText(/^Expected/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/Shipped as soon as your payment has arrived/)).toBeInTheDocument();
  },
};
export const PostedArabic: Story = {
  args: { basket: basket([lines.own], [lines.posted]) },
  globals: { language: "ar", theme: "GCS" },
};
export const PostedFrenchParty: Story = {
  args: { basket: basket([lines.own], [lines.posted]) },
  globals: { language: "fr", theme: "CK" },
};

export const SentEmpty: Story = {
  args: { basket: basket([lines.own], [lines.posted]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /order and pay/i }));
    await waitFor(() => expect(canvas.getByLabelText("First name")).toHaveFocus());
    await expect(canvas.getByRole("alert")).toBeInTheDocument();
    await expect(canvas.getByLabelText("First name")).toBeInvalid();
  },
};

export const MendedField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = await canvas.findByLabelText("Email");
    await userEvent.type(email, "ada@gmial.com");
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole("button", { name: /ada@gmail.com/ }));
    await expect(email).toHaveValue("ada@gmail.com");
    await userEvent.clear(email);
    await userEvent.type(email, "ada");
    await userEvent.tab();
    await waitFor(() => expect(email).toBeInvalid());
    await userEvent.type(email, "@example.com");
    await expect(email).not.toBeInvalid();
  },
};

export const Reloaded: Story = {
  beforeEach: () => {
    const values = emptyValues("GB");
    Object.assign(values.billing, { customerType: "BUSINESS", companyName: "Lumen Ltd", firstName: "Ada" });
    saveDraft(sessionStorage, values);
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText("Company name")).toHaveValue("Lumen Ltd");
  },
};

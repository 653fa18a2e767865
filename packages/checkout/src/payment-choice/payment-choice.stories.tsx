import { storefronts } from "@giftshop/storefront-config";
import { Button } from "@giftshop/ui-kit/button";
import { Form, type FormErrors } from "@giftshop/ui-kit/form";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { inCheckout } from "../testing/in-checkout.tsx";
import { PaymentChoice, type PaymentChoiceProps, type PaymentValues } from "./payment-choice.tsx";
import { withWallets } from "./with-wallets.ts";

const offers = storefronts.flatMap(({ payment }) => payment);
const everyMethod = [
  ...new Map(
    offers.map(({ method, logo }) => [
      logo,
      { id: logo === "cartebancaire" ? logo : method, logo, issuers: [], wallets: [] },
    ]),
  ).values(),
];

const noBank = ({ issuer }: PaymentValues): FormErrors => (issuer === "" ? { issuer: "required" } : {});

interface PaymentFormProps extends PaymentChoiceProps {
  /** Id of the method that was chosen before; the first where none was. */
  chosen?: string;
}

const PaymentForm = ({ methods, total, chosen = methods[0]?.id ?? "" }: PaymentFormProps) => (
  <Form
    initialValues={{ paymentMethod: chosen, issuer: "" }}
    judge={noBank}
    errorText={() => "Your bank is a required field"}
    onSubmit={async () => undefined}
  >
    <PaymentChoice methods={methods} total={total} />
    <Button type="submit">Pay</Button>
  </Form>
);

const meta = {
  title: "checkout/Payment choice",
  component: PaymentForm,
  decorators: [inCheckout],
  args: { methods: everyMethod, total: { currency: "EUR", value: 825_000 } },
} satisfies Meta<PaymentFormProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {};
export const WithBanks: Story = {
  args: {
    methods: [
      {
        id: "kbc",
        logo: "kbc",
        wallets: [],
        issuers: [
          { id: "kbc", name: "KBC" },
          { id: "cbc", name: "CBC" },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Pay" }));
    await expect(await canvas.findByText("Your bank is a required field")).toBeVisible();
    await expect(canvas.getByRole("combobox")).toHaveFocus();
  },
};
/** A device with a wallet: it is a way of its own, before the card that pays out of it. */
export const WithWallet: Story = {
  args: {
    methods: withWallets([{ id: "creditcard", logo: "visa", issuers: [], wallets: ["applepay"] }], ["applepay"]),
    chosen: "creditcard",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole("radio");
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getByRole("radio", { name: /^Apple Pay/ })).toBeChecked();
  },
};
/** The one that was chosen does not take such a sum. */
export const Gone: Story = {
  args: { methods: [{ id: "creditcard", logo: "visa", issuers: [], wallets: [] }], chosen: "paypal" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/PayPal isn’t available for €8,250/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /card/i }));
    await expect(canvas.queryByText(/is not available/)).not.toBeInTheDocument();
  },
};
export const GoneGerman: Story = { args: { ...Gone.args }, globals: { language: "de", theme: "GCS" } };
export const Polish: Story = { globals: { language: "pl", theme: "CB" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

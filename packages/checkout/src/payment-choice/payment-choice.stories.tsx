import { storefronts } from "@giftshop/storefront-config";
import { Button } from "@giftshop/ui-kit";
import { Form, type FormErrors } from "@giftshop/ui-kit/form";
import type { Meta, StoryObj } from "@storybook/react";
import { expect, userEvent, within } from "storybook/test";
import { inCheckout } from "../testing/in-checkout.tsx";
import { PaymentChoice, type PaymentChoiceProps, type PaymentValues } from "./payment-choice.tsx";

const offers = storefronts.flatMap(({ payment }) => payment);
const everyMethod = [
  ...new Map(
    offers.map(({ method, logo }) => [logo, { id: logo === "cartebancaire" ? logo : method, logo, issuers: [] }]),
  ).values(),
];

const noBank = ({ issuer }: PaymentValues): FormErrors => (issuer === "" ? { issuer: "required" } : {});

function PaymentForm({ methods }: PaymentChoiceProps) {
  return (
    <Form
      initialValues={{ paymentMethod: methods[0]?.id ?? "", issuer: "" }}
      judge={noBank}
      errorText={() => "Your bank is a required field"}
      onSubmit={async () => undefined}
    >
      <PaymentChoice methods={methods} />
      <Button type="submit">Pay</Button>
    </Form>
  );
}

const meta = {
  title: "checkout/Payment choice",
  component: PaymentChoice,
  decorators: [inCheckout],
  render: (args) => <PaymentForm {...args} />,
  args: { methods: everyMethod },
} satisfies Meta<typeof PaymentChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {};
export const WithBanks: Story = {
  args: {
    methods: [
      {
        id: "kbc",
        logo: "kbc",
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
export const Polish: Story = { globals: { language: "pl", theme: "CB" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

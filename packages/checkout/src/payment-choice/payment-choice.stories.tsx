import { storefronts } from "@giftshop/storefront-config";
import type { Meta, StoryObj } from "@storybook/react";
import { fn } from "storybook/test";
import { inCheckout } from "../testing/in-checkout.tsx";
import { PaymentChoice } from "./payment-choice.tsx";

const offers = storefronts.flatMap(({ payment }) => payment);
const everyMethod = [
  ...new Map(
    offers.map(({ method, logo }) => [logo, { id: logo === "cartebancaire" ? logo : method, logo, issuers: [] }]),
  ).values(),
];

const meta = {
  title: "checkout/Payment choice",
  component: PaymentChoice,
  decorators: [inCheckout],
  args: { methods: everyMethod, method: "ideal", onMethod: fn(), issuer: "", onIssuer: fn() },
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
    method: "kbc",
    issuerError: "Your bank is a required field",
  },
};
export const Polish: Story = { globals: { language: "pl", theme: "CB" } };
export const Arabic: Story = { globals: { language: "ar", theme: "GCS" } };

import { createTranslate } from "@giftshop/messages";
import { shopSpeaking } from "@giftshop/storefront-config/testing";
import type { Meta, StoryObj } from "@storybook/react";
import { fn } from "storybook/test";
import { inCheckout, inContainer } from "../testing/in-checkout.tsx";
import { ActivationForm } from "./activation-form.tsx";
import { activationMessages } from "./activation-messages.ts";
import { ActivationOutcome } from "./activation-success-flow.tsx";
import type { ActivationView } from "./activation-view.ts";

const money = (value: number) => ({ currency: "EUR", value }) as const;

const activated: ActivationView = {
  uuid: "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e",
  reference: "K7WQ-3FDM",
  state: "ACTIVATED",
  total: money(7500),
  cards: [
    { lastDigits: "4417", answer: "ACTIVATED", amount: money(5000) },
    { lastDigits: "9021", answer: "ACTIVATED", amount: money(2500) },
    { lastDigits: "1180", answer: "UNKNOWN", amount: money(2500) },
  ],
};

const Shown = ({ activation, language }: { activation: ActivationView | undefined | "form"; language: string }) => {
  const shop = shopSpeaking(language);
  const t = createTranslate(shop.language, activationMessages.words(shop));
  if (activation === "form") return <ActivationForm t={t} onAnswer={fn()} />;
  return <ActivationOutcome t={t} activation={activation} />;
};

const meta = {
  title: "checkout/Activation",
  component: Shown,
  decorators: [inContainer, inCheckout],
  render: ({ activation }, { globals }) => <Shown activation={activation} language={globals.language} />,
  args: { activation: activated, language: "en" },
} satisfies Meta<typeof Shown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Form: Story = { args: { activation: "form" } };

export const Activated: Story = {};

export const InReview: Story = {
  args: { activation: { ...activated, state: "REVIEW", cards: [] } },
};

export const Unknown: Story = { args: { activation: undefined } };

import { createTranslate } from "@giftshop/messages";
import { shopSpeaking } from "@giftshop/storefront-config/testing";
import { expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { sampleExchange } from "../../testing/sample-exchange.ts";
import { ExchangeProvider } from "../exchange-context.tsx";
import en from "../messages/en.json" with { type: "json" };
import { HintsWindow } from "./hints-window.tsx";
import { Information } from "./information.tsx";

const shop = shopSpeaking("en");
const exchange = {
  shop,
  t: createTranslate<typeof en>(shop.language, en),
  order: sampleExchange(),
  busy: false,
  change: async () => undefined,
  open: jest.fn(),
};
const show = (content: ReactNode) => render(<ExchangeProvider value={exchange}>{content}</ExchangeProvider>);

test("what is good to know of an exchange is said: cards together, the rest, the difference, the time", () => {
  show(<HintsWindow open checkout="/" onClose={jest.fn()} />);
  const dialog = screen.getByRole("dialog", { name: en.bar.hints });
  for (const hint of Object.values(en.hints)) expect(dialog.textContent).toContain(hint);
});

test("more of a card: what it is, where it is used and for how long it lasts", () => {
  const said = { description: "A table for two.", conditions: "In every shop.", validityMonths: 24 };
  show(<Information product={said as Parameters<typeof Information>[0]["product"]} />);
  for (const words of [said.description, said.conditions, "24 months"])
    expect(document.body.textContent).toContain(words);
});

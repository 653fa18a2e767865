import { browserOf } from "@giftshop/graphql/testing";
import { createTranslate } from "@giftshop/messages";
import { shopSpeaking } from "@giftshop/storefront-config/testing";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { sampleExchange } from "../../../testing/sample-exchange.ts";
import type { Exchange } from "../../exchange-context.tsx";
import en from "../../messages/en.json" with { type: "json" };

const card = { product: { id: "9", title: "Café Noir" }, variation: { id: "70" }, price: { currency: "EUR" } };
let replaces: string | null = null;
const sent: unknown[] = [];
const order = sampleExchange(5000, 2200);
const request = async (name: string, variables: Record<string, unknown>) => {
  if (name === "ExchangeCombination") {
    const data = [{ ...card, price: { currency: "EUR", value: 5300 }, quantity: 1, replaces }];
    return { redeemCombination: { data, errors: [] } };
  }
  throw new Error(`${name} ${JSON.stringify(variables)}`);
};
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
const told = (name: string) => async (input: object) => {
  sent.push([name, input]);
  return { order };
};
jest.unstable_mockModule("../../calls/send.ts", () => ({
  addPackage: told("add"),
  updatePackage: told("update"),
}));
const { Commerce } = await import("@giftshop/graphql/react");
const { ExchangeProvider } = await import("../../exchange-context.tsx");
const { CombinationWindow } = await import("./combination-window.tsx");

const shop = shopSpeaking("en");
const open = jest.fn();
const exchange: Exchange = {
  shop,
  t: createTranslate<typeof en>(shop.language, en),
  order,
  busy: false,
  change: async (call) => (await call(order)).refusal,
  open,
};

const take = async (): Promise<string> => {
  sent.length = 0;
  render(
    <Commerce>
      <ExchangeProvider value={exchange}>
        <CombinationWindow open checkout="/" onClose={jest.fn()} />
      </ExchangeProvider>
    </Commerce>,
  );
  const button = await screen.findByRole("button", { name: en.combination.take });
  const said = screen.getByRole("dialog").textContent ?? "";
  await act(async () => void fireEvent.click(button));
  return said;
};

const added = ["add", expect.objectContaining({ variationId: "70", value: 5300, quantity: 1 })];

test("what uses up the balance is added to what was chosen", async () => {
  expect(await take()).not.toContain("In place of");
  expect(sent).toEqual([added]);
  expect(open).toHaveBeenLastCalledWith({ kind: "basket" });
});

test("where one of what was chosen makes way, that is said, and it goes when the others are there", async () => {
  replaces = "1";
  expect(await take()).toContain("In place of: Café Noir, €50.00");
  expect(sent).toEqual([added, ["update", { packageId: "1", quantity: 0, version: order.version }]]);
});

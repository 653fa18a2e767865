import { readFragment } from "@giftshop/graphql";
import { createTranslate } from "@giftshop/messages";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import { LineFragment } from "../line/line.fragment.ts";
import { basketMessages } from "../messages.ts";
import { sampleBaskets } from "../samples/sample-basket.ts";
import { ShipmentFragment } from "../shipment/shipment.fragment.ts";
import { DeleteWindow } from "./delete-window.tsx";
import { GiftWindow } from "./gift-window.tsx";

const words = basketMessages.words("en");
const context: BasketContext = {
  language: "en",
  locale: "en-IE",
  timeZone: "Europe/Dublin",
  currency: "EUR",
  countries: ["DE"],
  noteLimit: 150,
  vat: 2000,
  words,
  hrefs: { listing: "#all", checkout: "#checkout", product: "#{product}" },
  t: createTranslate("en", words),
};
const lines = sampleBaskets.many.shipments.flatMap((one) =>
  readFragment(ShipmentFragment, one).packages.map((item) => readFragment(LineFragment, item)),
);
const lineOf = (wanted: (line: (typeof lines)[number]) => boolean) => {
  const line = lines.find(wanted);
  if (!line) throw new Error("The sample has changed.");
  return line;
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("a gift by e-mail is seen as it was dressed, with where it goes and its value", () => {
  const line = lineOf(({ recipient }) => recipient?.email != null);
  render(<GiftWindow {...{ context, line }} closeLabel="Close" onClose={jest.fn()} />);
  const figure = screen.getByRole("figure", { name: "See the gift" });
  expect(figure.textContent).toContain(line.message?.text);
  expect(figure.textContent).toContain(line.recipient?.firstName);
  const said = screen.getByRole("dialog").textContent;
  expect(said).toContain(`To ${line.recipient?.email}`);
  expect(said).toContain("€25");
});

test("a gift by post is seen in its wrapper and box", () => {
  const line = lineOf(({ wrapper, giftPacking }) => wrapper !== null && giftPacking !== null);
  const variation = { id: "printed", variationType: "PHYSICAL" as const };
  const printed = { ...line, giftcard: { ...line.giftcard, variation } };
  render(<GiftWindow {...{ context }} line={printed} closeLabel="Close" onClose={jest.fn()} />);
  for (const name of ["Goldrand", "Schachtel"]) expect(screen.queryByRole("img", { name })).not.toBeNull();
});

test("what is to leave is asked once more, with what it is", async () => {
  const [line] = lines;
  if (!line) throw new Error("The sample is empty.");
  const [onDelete, onClose] = [jest.fn(), jest.fn()];
  const labels = { closeLabel: "Close", cancelLabel: "Cancel" };
  render(<DeleteWindow {...{ context, line, onDelete, onClose }} {...labels} />);
  expect(screen.getByRole("dialog").textContent).toContain("€25 gift card");
  await press("Cancel");
  expect([onDelete.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  await press("Remove");
  expect(onDelete).toHaveBeenCalled();
});

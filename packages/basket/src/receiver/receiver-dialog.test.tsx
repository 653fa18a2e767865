import { readFragment } from "@giftshop/graphql";
import { createTranslate } from "@giftshop/messages";
import { loadReceiverWords } from "@giftshop/messages/late-receivers";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { Answer } from "../calls/answer.ts";
import { LineFragment } from "../line/line.fragment.ts";
import { theirsOf } from "../line/theirs-of.ts";
import { basketMessages } from "../messages.ts";
import { sampleBaskets } from "../samples/sample-basket.ts";
import { ShipmentFragment } from "../shipment/shipment.fragment.ts";

const request = jest.fn(async () => ({ addressBook: { data: null, errors: [{ code: 2202 }] } }));
jest.unstable_mockModule("@giftshop/graphql/browser", () => ({ request }));
const setReceiver = jest.fn(async (_: unknown): Promise<Answer> => ({ kind: "unreachable" }));
const deleteReceiver = jest.fn(async (_: unknown): Promise<Answer> => ({ kind: "unreachable" }));
jest.unstable_mockModule("../calls/edit-calls.ts", () => ({
  setReceiver,
  deleteReceiver,
  resetReceiver: jest.fn(),
  copyPackage: jest.fn(),
}));
const { ReceiverDialog } = await import("./receiver-dialog.tsx");

const words = basketMessages.words("en");
const context: BasketContext = {
  language: "en",
  locale: "en-IE",
  timeZone: "Europe/Dublin",
  currency: "EUR",
  countries: ["DE"],
  noteLimit: 150,
  words,
  hrefs: { listing: "#all", checkout: "#checkout", product: "#{product}" },
  t: createTranslate("en", words),
};

const basket = sampleBaskets.byPost;
const [sample] = basket.shipments.flatMap((one) =>
  readFragment(ShipmentFragment, one).packages.map((item) => readFragment(LineFragment, item)),
);
if (!sample) throw new Error("The sample is empty.");
const variation = { id: "printed", variationType: "PHYSICAL" as const };
const line = { ...sample, giftcard: { ...sample.giftcard, variation } };

const state = { edit: (call: (version: number) => Promise<Answer>) => call(basket.version) };
const done: Answer = { kind: "answered", basket: undefined, errors: [] };

const open = async (theirs = theirsOf(basket, line)) => {
  const onClose = jest.fn();
  const receivers = await loadReceiverWords("en");
  await act(async () => {
    render(<ReceiverDialog {...{ context, state, line, theirs, onClose }} words={receivers} />);
  });
  return onClose;
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("an address is changed in place; what commerce refuses stands at its field, and nothing typed is lost", async () => {
  const onClose = await open();
  const street = screen.getByRole("textbox", { name: "Street" });
  fireEvent.change(street, { target: { value: "Aachener Straße" } });
  setReceiver.mockResolvedValueOnce({
    kind: "answered",
    basket: undefined,
    errors: [{ code: 1108, referencedRequestParameter: "input.recipient.address.postCode" }],
  });
  await press("Save");
  expect(screen.queryByText("This isn’t a postcode of that country.")).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  setReceiver.mockResolvedValueOnce(done);
  await press("Save");
  expect(setReceiver).toHaveBeenLastCalledWith(
    expect.objectContaining({
      packageIds: [line.id],
      version: basket.version,
      recipient: expect.objectContaining({
        name: "Anna-Katharina",
        address: expect.objectContaining({ street: "Aachener Straße", postCode: "50674" }),
      }),
    }),
  );
  expect(onClose).toHaveBeenCalled();
});

test("of several gifts it is asked which are meant", async () => {
  await open([line, { ...line, id: "other" }]);
  await press("Save");
  expect(screen.queryByText(/gets 2 gifts/u)).not.toBeNull();
  setReceiver.mockResolvedValueOnce(done);
  await press("All their gifts");
  expect(setReceiver).toHaveBeenLastCalledWith(expect.objectContaining({ packageIds: [line.id, "other"] }));
});

test("a person is taken out only after it was asked; where the shop is away that is said", async () => {
  const onClose = await open();
  await press("Remove person");
  expect(deleteReceiver).not.toHaveBeenCalled();
  await press("Remove person");
  expect(deleteReceiver).toHaveBeenCalledWith({ packageIds: [line.id], version: basket.version });
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByText(/can’t reach the shop/u)).not.toBeNull();
});

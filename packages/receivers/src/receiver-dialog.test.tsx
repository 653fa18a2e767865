import { loadReceiverWords } from "@giftshop/messages/late-receivers";
import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import type { Gift, Outcome, ReceiverActions } from "./actions.ts";

const house = { street: "Baker Street", houseNumber: "221", suffix: "B", city: "London" };
const request = jest.fn(async () => ({
  addressBook: { data: null, errors: [{ code: 2202 }] },
  addressesOfPostCode: { data: [house], errors: [] },
}));
jest.unstable_mockModule("@giftshop/graphql/browser", () => ({ request }));
const { ReceiverDialog } = await import("./receiver-dialog.tsx");

const done: Outcome = { kind: "answered", errors: [] };
const away: Outcome = { kind: "unreachable" };
const actions = {
  set: jest.fn<ReceiverActions["set"]>(async () => done),
  copy: jest.fn<ReceiverActions["copy"]>(async () => done),
  reset: jest.fn<ReceiverActions["reset"]>(async () => away),
  remove: jest.fn<ReceiverActions["remove"]>(async () => away),
};

const gift: Gift = {
  id: "7",
  digital: false,
  recipient: {
    name: "Anna-Katharina Weiß",
    firstName: "Anna-Katharina",
    lastName: "Weiß",
    email: null,
    handOver: false,
    address: {
      countryCode: "DE",
      street: "Lindenstraße",
      houseNumber: "24",
      suffix: null,
      postCode: "50674",
      city: "Köln",
      addressLine1: null,
      addressLine2: null,
    },
  },
};

const open = async (more: { gift?: Gift; theirs?: readonly Gift[]; copy?: boolean; countries?: string[] } = {}) => {
  const onClose = jest.fn();
  const words = await loadReceiverWords("en");
  const shown = { gift, theirs: [gift], ...more };
  await act(async () => {
    render(<ReceiverDialog locale="en-IE" countries={["DE"]} {...{ words, actions, onClose }} {...shown} />);
  });
  return onClose;
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("an address is changed in place; what commerce refuses stands at its field, and nothing typed is lost", async () => {
  const onClose = await open();
  const street = screen.getByRole("textbox", { name: "Street" });
  fireEvent.change(street, { target: { value: "Aachener Straße" } });
  actions.set.mockResolvedValueOnce({
    kind: "answered",
    errors: [{ code: 1108, referencedRequestParameter: "input.recipient.address.postCode" }],
  });
  await press("Save");
  expect(screen.queryByText("This isn’t a postcode in that country. Please check it.")).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await press("Save");
  expect(actions.set).toHaveBeenLastCalledWith(
    ["7"],
    expect.objectContaining({
      name: "Anna-Katharina",
      address: expect.objectContaining({ street: "Aachener Straße", postCode: "50674" }),
    }),
  );
  expect(onClose).toHaveBeenCalled();
});

test("in the United Kingdom a postcode lists its addresses to choose from", async () => {
  await open({ countries: ["GB"], copy: true });
  fireEvent.click(screen.getByRole("radio", { name: "By post, straight to the recipient" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Postcode" }), { target: { value: "NW1 6XE" } });
  await press("Find address");
  fireEvent.change(screen.getByRole("combobox", { name: "Choose the address" }), { target: { value: "0" } });
  expect((screen.getByRole("textbox", { name: "Street" }) as HTMLInputElement).value).toBe("Baker Street");
  expect(screen.getAllByRole("textbox", { name: "Postcode" })).toHaveLength(1);
});

test("of several gifts it is asked which are meant", async () => {
  await open({ theirs: [gift, { ...gift, id: "other" }] });
  await press("Save");
  expect(screen.queryByText(/gets 2 gifts/u)).not.toBeNull();
  await press("All their gifts");
  expect(actions.set).toHaveBeenLastCalledWith(["7", "other"], expect.anything());
});

test("a person is taken out only after it was asked; where the shop is away that is said", async () => {
  const onClose = await open();
  await press("Remove person");
  expect(actions.remove).not.toHaveBeenCalled();
  await press("Remove person");
  expect(actions.remove).toHaveBeenCalledWith(["7"]);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByText(/can’t reach the shop/u)).not.toBeNull();
});

test("the same for another begins with nobody; an address that looks like a slip is typed twice", async () => {
  const onClose = await open({ gift: { ...gift, digital: true }, copy: true });
  const field = (name: string) => screen.getByRole("textbox", { name });
  fireEvent.change(field("First name"), { target: { value: "Bo" } });
  fireEvent.change(field("Email address"), { target: { value: "bo@gmial.com" } });
  fireEvent.blur(field("Email address"));
  expect(screen.queryByRole("button", { name: "Did you mean bo@gmail.com?" })).not.toBeNull();
  await press("Save");
  expect(actions.copy).not.toHaveBeenCalled();
  fireEvent.change(field("Confirm the email address"), { target: { value: "bo@gmial.com" } });
  await press("Save");
  const bo = { name: "Bo", lastName: null, email: "bo@gmial.com", handOver: false, address: null };
  expect(actions.copy).toHaveBeenCalledWith("7", bo, expect.any(String));
  expect(onClose).toHaveBeenCalled();
});

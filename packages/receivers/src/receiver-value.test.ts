import { expect, test } from "@jest/globals";
import { faultsOf, receiverValue, toRecipient } from "./receiver-value.ts";

const address = {
  countryCode: "FR",
  street: "Rue Mercière",
  houseNumber: "3",
  suffix: null,
  postCode: "69001",
  city: "Lyon",
  addressLine1: null,
  addressLine2: null,
};
const anna = { name: "Anna Petit", firstName: "Anna", lastName: "Petit", email: null, handOver: false, address };

test("a receiver is told again as it was", () => {
  expect(toRecipient(receiverValue(anna, "FR"), false)).toEqual({
    name: "Anna",
    lastName: "Petit",
    email: null,
    handOver: false,
    address: { ...address, suffix: "", addressLine1: "", addressLine2: "", firstName: "Anna", lastName: "Petit" },
  });
});

test("of nobody no way is chosen beforehand, and a digital gift has no address", () => {
  expect(receiverValue(null, "FR").way).toBe("");
  const typed = { ...receiverValue(anna, "FR"), email: "anna@example.org" };
  expect(toRecipient(typed, true)).toMatchObject({ email: "anna@example.org", address: null, handOver: false });
});

test("each refusal stands at its field, the first of a field wins", () => {
  const at = (code: number, referencedRequestParameter: string | null) => ({ code, referencedRequestParameter });
  expect(
    faultsOf([
      at(1108, "input.recipient.address.postCode"),
      at(1101, "input.recipient.address.postCode"),
      at(2049, "input.recipient.address"),
      at(1101, "input.recipient.address.firstName"),
      at(1106, "input.recipient.email"),
      at(2015, "input.value"),
    ]),
  ).toEqual({ postCode: "postCode", way: "address", name: "required", email: "email", form: "limit" });
});

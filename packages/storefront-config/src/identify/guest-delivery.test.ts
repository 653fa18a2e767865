import { expect, test } from "@jest/globals";
import { rememberedGuest, rememberGuest } from "./guest-delivery.ts";

const items = new Map<string, string>();
const storage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
} as unknown as Storage;

const guest = {
  firstName: "Mara",
  lastName: "Stein",
  email: "mara@example.com",
  address: { street: "", houseNumber: "", postCode: "", city: "" },
};

test("what was said before the checkout is there in it; what is no such thing is not", () => {
  expect(rememberedGuest(storage)).toBeUndefined();
  rememberGuest(storage, guest);
  expect(rememberedGuest(storage)).toEqual(guest);
  items.set("redeem.guest", '{"firstName":1,"address":{}}');
  expect(rememberedGuest(storage)).toBeUndefined();
});

import { expect, test } from "@jest/globals";
import { rememberReturn, returnsTo } from "./return-after-login.ts";

const storageOf = (kept: Record<string, string>): Storage =>
  ({
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void Object.assign(kept, { [name]: text }),
    removeItem: (name: string) => void Reflect.deleteProperty(kept, name),
  }) as unknown as Storage;

test("who left a page to log in comes back to it, once it is forgotten to none, and never to what is no such page", () => {
  const storage = storageOf({});
  expect(returnsTo(storage)).toBeUndefined();
  rememberReturn(storage, "manyRecipients");
  expect(returnsTo(storage)).toBe("manyRecipients");
  rememberReturn(storage, undefined);
  expect(returnsTo(storage)).toBeUndefined();
  expect(returnsTo(storageOf({ "account.next": "https://elsewhere.example/" }))).toBeUndefined();
});

test("a browser that keeps nothing leads to the overview", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  rememberReturn(storage, "company");
  expect(returnsTo(storage)).toBeUndefined();
});

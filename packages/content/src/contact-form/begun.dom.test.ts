/** @jest-environment jsdom */
import { beforeEach, expect, test } from "@jest/globals";
import { begunIn, goOn } from "./begun.ts";

const fields = `<input name="name" /><input name="email" type="email" /><input name="orderNumber" /><textarea name="message"></textarea>`;

beforeEach(() => {
  document.body.innerHTML = `<form>${fields}</form><form>${fields}</form><button>Elsewhere</button>`;
});

const forms = () => {
  const [first, second] = document.querySelectorAll("form");
  if (!first || !second) throw new Error("There are two forms.");
  return [first, second] as const;
};

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

test("what was typed goes on, and the caret stays where it was", () => {
  const [plain, other] = forms();
  field(plain, "name").value = "Zoë";
  field(plain, "message").value = "Where is my card?";
  field(plain, "message").focus();
  field(plain, "message").setSelectionRange(6, 8);
  const begun = begunIn(plain);
  expect(begun.letter).toEqual({ name: "Zoë", email: "", orderNumber: "", message: "Where is my card?" });
  field(other, "message").value = begun.letter.message;
  goOn(other, begun);
  expect(document.activeElement).toBe(field(other, "message"));
  expect([field(other, "message").selectionStart, field(other, "message").selectionEnd]).toEqual([6, 8]);
});

test("a field that tells no caret gets the focus", () => {
  const [plain, other] = forms();
  field(plain, "email").focus();
  goOn(other, begunIn(plain));
  expect(document.activeElement).toBe(field(other, "email"));
});

test("focus that was elsewhere stays there", () => {
  const [plain, other] = forms();
  document.querySelector("button")?.focus();
  const begun = begunIn(plain);
  expect(begun).not.toHaveProperty("focus");
  goOn(other, begun);
  expect(document.activeElement).toBe(document.querySelector("button"));
});

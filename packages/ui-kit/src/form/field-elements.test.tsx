import { expect, test } from "@jest/globals";
import { focusField, inPageOrder } from "./field-elements.ts";

const formOf = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  const { forms } = document;
  return forms[0] as HTMLFormElement;
};

test("tells fields in the order of the page, whatever order the rules found them in", () => {
  const form = formOf('<input name="street"><input name="city"><input type="radio" name="pay">');
  expect(inPageOrder(form, ["pay", "unseen", "city", "street"])).toEqual(["street", "city", "pay", "unseen"]);
});

test("takes the chosen one of a group, and the button that stands for a hidden value", () => {
  const form = formOf(
    '<input type="radio" name="pay" value="a"><input type="radio" name="pay" value="b" checked>' +
      '<button id="country" type="button"></button><input type="hidden" name="country">',
  );
  focusField(form, "pay");
  expect(document.activeElement).toHaveProperty("value", "b");
  focusField(form, "country");
  expect(document.activeElement?.id).toBe("country");
});

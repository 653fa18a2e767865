import { Form } from "@giftshop/ui-kit/form";
import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import en from "../../../messages/en.json" with { type: "json" };
import { InEnglish } from "../../testing/in-english.tsx";
import { emptyValues } from "../values/values.ts";
import { AddressFields } from "./address-fields.tsx";

const open = async (country: string) => {
  const values = emptyValues(country);
  await act(async () =>
    render(
      <Form initialValues={values} judge={() => ({})} errorText={(_, error) => error} onSubmit={async () => undefined}>
        <AddressFields />
      </Form>,
      { wrapper: InEnglish },
    ),
  );
};
const field = (name: "street" | "houseNumber" | "suffix") =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${en.shipping[name]}`, "u"));
const stands = () => [field("street").value, field("houseNumber").value, field("suffix").value];

/** Puts a text into a field in one go, as autofill and the clipboard do, and leaves the field. */
const fill = async (name: "street" | "houseNumber", texts: readonly string[]) => {
  await act(async () => fireEvent.focus(field(name)));
  for (const value of texts) await act(async () => fireEvent.change(field(name), { target: { value } }));
  await act(async () => fireEvent.blur(field(name)));
};
const keyByKey = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1));

test.each(["Plein 1944", "Allee der Kosmonauten 1961"])("%s that was typed stays a street's name", async (street) => {
  await open("NL");
  await fill("street", keyByKey(street));
  await fill("houseNumber", keyByKey("12"));
  expect(stands()).toEqual([street, "12", ""]);
});

test("a name with a number that came at once stays whole", async () => {
  await open("NL");
  await fill("street", ["Plein 1944"]);
  expect(stands()).toEqual(["Plein 1944", "", ""]);
});

test("what autofill puts into the street is taken apart", async () => {
  await open("DE");
  await fill("street", ["Lin", "Lindenstraße 24a"]);
  expect(stands()).toEqual(["Lindenstraße", "24", "a"]);
});

test.each(["12a", "12 a", "12-a"])("the letter of %s goes into its own field", async (number) => {
  await open("DE");
  await fill("houseNumber", keyByKey(number));
  expect(stands()).toEqual(["", "12", "a"]);
});

test("a number in front of the street is taken out however it came, the letter after it is not", async () => {
  await open("US");
  await fill("street", keyByKey("100 N Main St"));
  expect(stands()).toEqual(["N Main St", "100", ""]);
});

test.each([
  ["GB", ["postCode", "houseNumber", "suffix", "street", "city", "addressLine2"]],
  ["NL", ["postCode", "houseNumber", "suffix", "street", "city", "addressLine2"]],
  ["FR", ["houseNumber", "suffix", "street", "addressLine2", "postCode", "city"]],
  ["DE", ["street", "houseNumber", "suffix", "addressLine2", "postCode", "city"]],
  ["US", ["houseNumber", "suffix", "street", "addressLine2", "city", "postCode"]],
])("fields of an address in %s stand in its order", async (country, order) => {
  await open(country);
  const names = [...document.querySelectorAll("input")].map(({ name }) => name.replace("delivery.", ""));
  expect(names).toEqual(order);
});

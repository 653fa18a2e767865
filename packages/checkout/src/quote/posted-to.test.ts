import { expect, test } from "@jest/globals";
import { emptyValues } from "../checkout-form/values/values.ts";
import { postedTo } from "./posted-to.ts";

const { delivery: empty } = emptyValues("DE");
const said = {
  firstName: "Jörg",
  lastName: "Brückner",
  countryCode: "DE",
  postCode: "50668",
  houseNumber: "5",
  suffix: null,
  street: "Domstraße",
  city: "Köln",
  addressLine2: null,
};

test("what the buyer has said of where they are is not asked again", () => {
  expect(postedTo(empty, said, ["DE", "AT"])).toEqual({
    ...empty,
    ...said,
    suffix: "",
    addressLine2: "",
    sameName: false,
  });
});

test("nothing said, or a country that is not posted to, leaves the address to be typed", () => {
  for (const known of [null, { ...said, countryCode: "CH" }])
    expect(postedTo(empty, known, ["DE", "AT"])).toEqual({ ...empty, sameName: false });
});

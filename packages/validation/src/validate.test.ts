import { expect, test } from "@jest/globals";
import {
  addToBasketSchema,
  balanceCheckSchema,
  changeQuantitySchema,
  contactFormSchema,
  errorCodes,
  giftCardPrefixes,
  luhnDigit,
  placeOrderSchema,
  retryPaymentSchema,
  validate,
} from "../index.ts";

const idempotencyKey = "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e";
const billing = { firstName: "Élodie", lastName: "Martin", email: " elodie@example.com ", customerType: "PRIVATE" };
const delivery = {
  firstName: "Élodie",
  lastName: "Martin",
  countryCode: "FR",
  postCode: "69002",
  houseNumber: "24",
  street: "rue des Tilleuls",
  city: "Lyon",
};
const order = { idempotencyKey, cartVersion: 3, billing, delivery, paymentMethod: "creditcard", acceptTerms: true };
const rules = { needsPayment: true, needsDelivery: true, countries: ["FR", "BE"] };

test("a right order comes back normalised", async () => {
  const result = await validate(placeOrderSchema(rules), order, { prefix: "input" });
  expect(result).toMatchObject({
    ok: true,
    value: { billing: { email: "elodie@example.com" }, delivery: { city: "Lyon" } },
  });
});

test("what is kept has ASCII digits, whatever keyboard typed them", async () => {
  const typed = {
    ...order,
    billing: { ...billing, phoneNumber: "٠٦١٢٣٤٥٦٧٨", vatNumber: "fr ٤٠ ٣٠٣ ٢٦٥ ٠٤٥", referenceNumber: " PO-１２ " },
    delivery: { ...delivery, postCode: "٦٩٠٠٢", houseNumber: "٢٤", phoneNumber: "０６１２３４５６７８" },
  };
  expect(await validate(placeOrderSchema(rules), typed)).toMatchObject({
    ok: true,
    value: {
      billing: { phoneNumber: "0612345678", vatNumber: "FR40303265045", referenceNumber: "PO-12" },
      delivery: { postCode: "69002", houseNumber: "24", phoneNumber: "0612345678" },
    },
  });
  const letter = { name: "Ada", email: "ada@example.com", orderNumber: "١٢٣٤", message: "Where is it?" };
  expect(await validate(contactFormSchema, letter)).toMatchObject({ ok: true, value: { orderNumber: "1234" } });
});

test("all errors come at once, in the order of the fields, once per field", async () => {
  const wrong = {
    ...order,
    acceptTerms: false,
    paymentMethod: "",
    billing: { ...billing, firstName: " ", email: "elodie", phoneNumber: "1" },
    delivery: { ...delivery, postCode: "6900", houseNumber: "x", city: "" },
  };
  const result = await validate(placeOrderSchema(rules), wrong, { prefix: "input" });
  expect(result.ok ? [] : result.errors.map(({ path, name }) => [path, name])).toEqual([
    ["input.billing.firstName", "required"],
    ["input.billing.email", "email"],
    ["input.billing.phoneNumber", "phone"],
    ["input.delivery.postCode", "postCode"],
    ["input.delivery.houseNumber", "houseNumber"],
    ["input.delivery.city", "required"],
    ["input.paymentMethod", "required"],
    ["input.acceptTerms", "terms"],
  ]);
  if (!result.ok) expect(result.errors[1]?.code).toBe(errorCodes.email);
});

test("an address is asked for only when something is posted, and dropped otherwise", async () => {
  const { delivery: _, ...digital } = order;
  expect(await validate(placeOrderSchema({ ...rules, needsDelivery: false }), digital)).toMatchObject({ ok: true });
  const dropped = await validate(placeOrderSchema({ ...rules, needsDelivery: false }), {
    ...order,
    delivery: { city: 3 },
  });
  expect(dropped.ok && dropped.value.delivery).toBeUndefined();
  for (const absent of [undefined, null]) {
    const missing = await validate(placeOrderSchema(rules), { ...order, delivery: absent });
    expect(missing.ok ? [] : missing.errors).toMatchObject([{ path: "delivery", name: "required" }]);
  }
});

test("the rules of an address are its country's", async () => {
  const to = (countryCode: string, postCode: string | null) =>
    validate(placeOrderSchema({ needsDelivery: true, needsPayment: true, countries: ["AE", "BE"] }), {
      ...order,
      delivery: { ...delivery, countryCode, postCode },
    });
  expect(await to("AE", null)).toMatchObject({ ok: true });
  expect(await to("BE", "1000")).toMatchObject({ ok: true });
  expect(await to("BE", "69002")).toMatchObject({ ok: false, errors: [{ name: "postCode" }] });
  expect(await to("FR", "69002")).toMatchObject({
    ok: false,
    errors: [{ name: "deliveryCountry", path: "delivery.countryCode" }],
  });
});

test("a VAT number is judged by its form, and may be left out", async () => {
  const withVat = (vatNumber: string | null) =>
    validate(placeOrderSchema(rules), { ...order, billing: { ...billing, vatNumber } });
  expect(await withVat("abc")).toMatchObject({
    ok: false,
    errors: [{ name: "characters", path: "billing.vatNumber" }],
  });
  for (const absent of [null, "", " "]) expect(await withVat(absent)).toMatchObject({ ok: true });
});

test("a business says its name, number and reference, and without a parcel its address", async () => {
  const business = { ...order, billing: { ...billing, customerType: "BUSINESS", companyName: "" } };
  const missing = async (needsDelivery: boolean) => {
    const judged = await validate(placeOrderSchema({ ...rules, needsDelivery }), business);
    return judged.ok ? [] : judged.errors.filter(({ name }) => name === "required").map(({ path }) => path);
  };
  const own = ["billing.companyName", "billing.vatNumber", "billing.referenceNumber"];
  const address = ["billing.postCode", "billing.street", "billing.city", "billing.countryCode"];
  expect(await missing(true)).toEqual(own);
  expect((await missing(false)).toSorted()).toEqual([...own, ...address].toSorted());
});

test("registered post asks for a phone number, and a trade register number in NL has eight digits", async () => {
  const errorsOf = async (over: object, more: object = {}) => {
    const judged = await validate(placeOrderSchema({ ...rules, ...more }), {
      ...order,
      billing: { ...billing, ...over },
    });
    return judged.ok ? [] : judged.errors.map(({ path, name }) => [path, name]);
  };
  expect(await errorsOf({ phoneNumber: "" }, { registered: true })).toEqual([["billing.phoneNumber", "required"]]);
  expect(await errorsOf({ kvkNumber: "1234" }, { countries: ["NL"], needsDelivery: false })).toEqual([
    ["billing.kvkNumber", "characters"],
  ]);
  expect(await errorsOf({ emailConfirmation: "other@example.com" })).toEqual([
    ["billing.emailConfirmation", "emailConfirmation"],
  ]);
});

test("a line of the basket", async () => {
  const schema = addToBasketSchema({ minimum: 1000, maximum: 25_000 });
  const line = { idempotencyKey, variationId: "v-1", value: 2500, quantity: 1, message: null, recipient: null };
  expect(await validate(schema, line)).toMatchObject({ ok: true });
  const wrong = {
    ...line,
    value: 2550,
    quantity: 100,
    recipient: { name: "", email: "x" },
    message: "🎂",
    wrapperId: "a b",
  };
  const result = await validate(schema, wrong, { prefix: "input" });
  expect(result.ok ? [] : result.errors.map(({ path, name }) => `${path} ${name}`)).toEqual([
    "input.value wholeNumber",
    "input.quantity wrongQuantity",
    "input.recipient.name required",
    "input.recipient.email email",
    "input.message emoji",
    "input.wrapperId characters",
  ]);
  expect(
    await validate(addToBasketSchema({ minimum: 1000, maximum: 25_000 }, { emailRequired: true }), {
      ...line,
      recipient: { name: "Ada" },
    }),
  ).toMatchObject({
    ok: false,
    errors: [{ path: "recipient.email", name: "required" }],
  });
});

test("the other inputs", async () => {
  expect(await validate(changeQuantitySchema, { packageId: "p1", quantity: 0, version: 1 })).toMatchObject({
    ok: true,
  });
  expect(await validate(retryPaymentSchema, { idempotencyKey, orderUuid: "x", paymentMethod: "ideal" })).toMatchObject({
    ok: false,
    errors: [{ path: "orderUuid", name: "characters" }],
  });
  const start = `${giftCardPrefixes.CB}12341234123412`;
  const spaced = `${start}${luhnDigit(start)}`.replace(/(\d{4})/gu, "$1 ");
  const card = await validate(balanceCheckSchema, { cardNumber: spaced, pin: "00 42 11" });
  expect(card).toEqual({ ok: true, value: { cardNumber: `${start}${luhnDigit(start)}`, pin: "004211" } });
});

test.each([undefined, null, 3, "text", [], {}])("nonsense (%p) is an error, not an exception", async (value) => {
  expect((await validate(placeOrderSchema(rules), value)).ok).toBe(false);
});

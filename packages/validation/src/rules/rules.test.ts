import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { judgeAmount, judgeQuantity } from "./amount.ts";
import { judgeBlikCode } from "./blik.ts";
import { cardBrandOf } from "./card-brand.ts";
import { judgeConfirmation, judgeEmail, suggestEmail } from "./email.ts";
import { giftCardPrefixes, judgeCardNumber, judgePin, luhnDigit, readCardNumberAndPin } from "./gift-card.ts";
import { isIdempotencyKey } from "./id.ts";
import { judgeMachineText } from "./machine-text.ts";
import { judgePhone, normalisePhone } from "./phone.ts";
import { judgeHouseNumber } from "./post/house-number.ts";
import { judgePostCode, normalisePostCode } from "./post/post-code.ts";

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(""));
const cardNumbers = fc
  .tuple(fc.constantFrom(...Object.values(giftCardPrefixes)), digits(14))
  .map(([prefix, rest]) => prefix + rest + luhnDigit(prefix + rest));

describe("gift card number", () => {
  test("a card that could exist is right however it is spaced", () => {
    const separators = fc.constantFrom(
      "",
      " ",
      "\u00A0",
      "-",
      "–",
      "\u202F",
      " - ",
      "\u202A",
      "\u202C",
      "\u2066",
      "\u2069",
      "\u061C",
    );
    fc.assert(
      fc.property(cardNumbers, separators, (number, separator) => {
        expect(judgeCardNumber(number.replace(/(\d{4})/gu, `$1${separator}`))).toBeUndefined();
      }),
    );
  });

  test("one wrong digit is always noticed", () => {
    fc.assert(
      fc.property(cardNumbers, fc.nat(18), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
        const wrong = String((Number(number[place]) + shift) % 10);
        expect(judgeCardNumber(number.slice(0, place) + wrong + number.slice(place + 1))).toBe("giftCardNotRecognised");
      }),
    );
  });

  test.each([
    ["", "required"],
    ["6371 0000", "tooShort"],
    ["63710000000000000000", "tooLong"],
    ["6371 00OO 0000 0000 000", "characters"],
    ["4111111111111111110", "giftCardNotRecognised"],
  ])("%s: %s", (number, name) => expect(judgeCardNumber(number)).toBe(name));

  test("number and PIN are read out of one pasted text", () => {
    fc.assert(
      fc.property(cardNumbers, digits(6), (cardNumber, pin) => {
        expect(readCardNumberAndPin(`Card: ${cardNumber}\nPIN: ${pin}`)).toEqual({ cardNumber, pin });
      }),
    );
    expect(readCardNumberAndPin("6371000000000000000")).toBeUndefined();
  });

  test("a PIN is six digits, zeros leading, also in Arabic digits", () => {
    expect(judgePin("004211")).toBeUndefined();
    expect(judgePin("٠٠٤٢١١")).toBeUndefined();
    expect(judgePin("42 11")).toBe("tooShort");
    expect(judgeBlikCode("123 456")).toBeUndefined();
    expect(judgeBlikCode("1234567")).toBe("tooLong");
  });
});

describe("payment card brand", () => {
  test.each([
    ["4111 1111 1111 1111", "visa"],
    ["4222222222222", "visa"],
    ["5555555555554444", "mastercard"],
    ["2221000000000009", "mastercard"],
    ["2720999999999996", "mastercard"],
    ["378282246310005", "amex"],
    ["30569309025904", "diners"],
    ["6011111111111117", "discover"],
    ["3530111333300000", "jcb"],
    ["2131000000000008", "jcb"],
    ["6759649826438453", "maestro"],
    ["0604000000000000", "maestro"],
    ["4026000000000002", "electron"],
    ["5019717010103742", "dankort"],
    ["6360000000000000", "interpayment"],
    ["6240008631401148", "unionpay"],
    ["8812345678901234", "unionpay"],
  ])("%s is %s", (number, brand) => expect(cardBrandOf(number, true)).toBe(brand));

  test.each(["2220999999999999", "2721000000000000", "411111111111111", "9999000000000000", ""])(
    "%s is none of them",
    (number) => expect(cardBrandOf(number, true)).toBeUndefined(),
  );

  test("a brand is shown from the first digits on", () => {
    expect(cardBrandOf("4")).toBe("visa");
    expect(cardBrandOf("37")).toBe("amex");
  });
});

describe("amounts", () => {
  const bounds = { minimum: 1000, maximum: 25_000 };
  test("right exactly when whole and within the bounds", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 40_000 }), (value) => {
        const right = value % 100 === 0 && value >= 1000 && value <= 25_000;
        expect(judgeAmount(value, bounds) === undefined).toBe(right);
      }),
    );
  });
  test("an integer is at most 2147483647, whatever a product allows", () => {
    const wide = { minimum: 100, maximum: 3_000_000_000 };
    expect(judgeAmount(2_147_483_600, wide)).toBeUndefined();
    expect(judgeAmount(2_147_483_700, wide)).toBe("valueOutOfBounds");
  });
  test("fixed values leave no other", () => {
    expect(judgeAmount(1500, { ...bounds, fixedValues: [1500, 2500] })).toBeUndefined();
    expect(judgeAmount(2000, { ...bounds, fixedValues: [1500, 2500] })).toBe("notAnOption");
  });
  test("quantities are 1 to 99; 0 takes away", () => {
    expect([judgeQuantity(0), judgeQuantity(1), judgeQuantity(99), judgeQuantity(100), judgeQuantity(1.5)]).toEqual([
      "wrongQuantity",
      undefined,
      undefined,
      "wrongQuantity",
      "wholeNumber",
    ]);
    expect(judgeQuantity(0, 0)).toBeUndefined();
  });
});

describe("e-mail", () => {
  test.each([
    "ada@example.com",
    " ada@example.com ",
    "a.b+c@sub.example.co.uk",
    "o'neil@example.ie",
    "a@xn--bcher-kva.example",
  ])("%s is an address", (email) => expect(judgeEmail(email)).toBeUndefined());
  test.each([
    "ada",
    "ada@",
    "ada@example",
    "a b@example.com",
    "ada@example..com",
    ".ada@example.com",
    "ada@example.1",
    "a@-b.com",
  ])("%s is not", (email) => expect(judgeEmail(email)).toBe("email"));
  test("its confirmation may differ in case", () => {
    expect(judgeConfirmation("Ada@Example.com", "ada@example.com")).toBeUndefined();
    expect(judgeConfirmation("ada@example.org", "ada@example.com")).toBe("emailConfirmation");
  });
  test("a slip in a well-known host is noticed, the host itself is not", () => {
    expect(suggestEmail("ada@gmial.com")).toBe("ada@gmail.com");
    expect(suggestEmail("ada@hotmail.con")).toBe("ada@hotmail.com");
    expect(suggestEmail("ada@gmail.com")).toBeUndefined();
    expect(suggestEmail("ada@example.com")).toBeUndefined();
  });
});

test("a house number is positive, or none where a country has such addresses", () => {
  expect(judgeHouseNumber("12", "NL")).toBeUndefined();
  expect(judgeHouseNumber("0", "NL")).toBe("houseNumber");
  expect(judgeHouseNumber("12a", "NL")).toBe("houseNumber");
  expect(judgeHouseNumber("", "NL")).toBe("required");
  expect(judgeHouseNumber("-", "NL")).toBe("houseNumber");
  expect(judgeHouseNumber("-", "FR")).toBeUndefined();
  expect(judgeHouseNumber("", "IE")).toBeUndefined();
});

test("a number is the same in the digits of any keyboard", async () => {
  expect(judgeHouseNumber("١٢", "NL")).toBeUndefined();
  expect(judgeHouseNumber("１２", "NL")).toBeUndefined();
  expect(judgeHouseNumber("٠", "NL")).toBe("houseNumber");
  expect(judgeHouseNumber("12²", "NL")).toBe("houseNumber");
  expect(judgePostCode("٦٩٠٠٢", "FR")).toBeUndefined();
  expect(normalisePostCode("٠٠٣١٦", "PL")).toBe("00-316");
  expect(await judgePhone("٠٦ ١٢ ٣٤ ٥٦ ٧٨", "FR")).toBeUndefined();
  expect(normalisePhone("٠٠٣٣٦١٢٣٤٥٦٧٨")).toBe("+33612345678");
  expect(judgeMachineText("١٠٠٢٥", 20)).toBeUndefined();
});

test("machine fields are ASCII, 1 to 20 with a non-space", () => {
  expect(judgeMachineText("PO-2026/11", 20)).toBeUndefined();
  expect(judgeMachineText("Élodie", 20)).toBe("characters");
  expect(judgeMachineText("   ", 20)).toBe("blank");
  expect(judgeMachineText("x".repeat(21), 20)).toBe("tooLong");
});

test("an idempotency key is a UUID or as long", () => {
  expect(isIdempotencyKey(crypto.randomUUID())).toBe(true);
  expect(isIdempotencyKey("short")).toBe(false);
});

import { expect, test } from "@jest/globals";
import { judgeEmail } from "../rules/email.ts";
import { companySchema } from "../schemas/company.ts";
import { deliverySchema } from "../schemas/delivery.ts";
import { recipientSchema } from "../schemas/recipient.ts";
import { mostCharacters } from "./most-characters.ts";

const schemas = { delivery: deliverySchema("FR"), recipient: recipientSchema(), company: companySchema("FR") };

const judged = (schema: keyof typeof schemas, field: string, text: string): Promise<unknown> =>
  schemas[schema].validateAt(field, { [field]: text }).then(
    () => undefined,
    ({ message }: Error) => message,
  );

test.each([
  ["delivery", "firstName", "firstName"],
  ["delivery", "lastName", "lastName"],
  ["delivery", "companyName", "companyName"],
  ["delivery", "street", "street"],
  ["delivery", "suffix", "suffix"],
  ["delivery", "city", "city"],
  ["delivery", "addressLine2", "addressLine2"],
  ["delivery", "referenceNumber", "referenceNumber"],
  ["recipient", "name", "name"],
  ["recipient", "lastName", "lastName"],
  ["company", "name", "companyName"],
] as const)(
  "of a %s the %s takes as many characters as is said of a %s, and not one more",
  async (schema, field, said) => {
    const most = mostCharacters(said);
    expect(await judged(schema, field, "a".repeat(most))).toBeUndefined();
    expect(await judged(schema, field, "a".repeat(most + 1))).toBe("tooLong");
  },
);

test("an address of e-mail that is too long is told so, not that it is none", () => {
  const long = `${"a".repeat(60)}@${"b".repeat(mostCharacters("email"))}.example`;
  expect(judgeEmail(long)).toBe("tooLong");
});

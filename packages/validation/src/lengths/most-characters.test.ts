import { expect, test } from "@jest/globals";
import { deliverySchema } from "../schemas/delivery.ts";
import { mostCharacters } from "./most-characters.ts";

const judged = (field: string, text: string): Promise<unknown> =>
  deliverySchema("FR")
    .validateAt(field, { [field]: text })
    .then(
      () => undefined,
      ({ message }: Error) => message,
    );

test.each(["firstName", "lastName", "companyName", "street", "suffix", "city", "addressLine2", "referenceNumber"])(
  "%s takes as many characters as its error says, and not one more",
  async (field) => {
    const most = mostCharacters(field);
    expect(await judged(field, "a".repeat(most))).toBeUndefined();
    expect(await judged(field, "a".repeat(most + 1))).toBe("tooLong");
  },
);

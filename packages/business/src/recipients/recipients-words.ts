import { errorCodes } from "@giftshop/validation/error-codes";
import { mostCharacters } from "@giftshop/validation/most-characters";
import type { BusinessTranslate } from "../quote-page/quote-words.ts";

interface Fault {
  column: string;
  code: number;
}

const columns = [
  "email",
  "firstName",
  "lastName",
  "value",
  "date",
  "message",
  "street",
  "houseNumber",
  "suffix",
  "postCode",
  "city",
] as const;
type Column = (typeof columns)[number];

const isColumn = (text: string): text is Column => (columns as readonly string[]).includes(text);

/** What is wrong with a row, in a sentence for each fault. */
export const sayFault = (
  t: BusinessTranslate,
  { column: name, code }: Fault,
  bounds: { minimum: string; maximum: string },
): string => {
  const use = isColumn(name) ? name : "message";
  const column = t(`recipients.uses.${use}`);
  if (code === errorCodes.repeated) return t("recipients.faults.repeated");
  if (use === "value") return t("recipients.faults.amount", bounds);
  if (code === errorCodes.required) return t("recipients.faults.required", { column });
  if (use === "date") return t("recipients.faults.day");
  if (code === errorCodes.tooLong) return t("recipients.faults.tooLong", { column, most: mostCharacters(use) });
  if (use === "email") return t("recipients.faults.email");
  if (use === "message" && code === errorCodes.notAnOption) return t("recipients.faults.unknownName");
  return t("recipients.faults.other", { column });
};

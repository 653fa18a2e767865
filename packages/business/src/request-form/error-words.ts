import { mostCharacters } from "@giftshop/validation/most-characters";
import type { Gift } from "../quote-page/gifts.ts";
import type { BusinessTranslate, BusinessWords } from "../quote-page/quote-words.ts";
import { mostPieces, type RequestValues } from "./typed-request.ts";
import { variationOf } from "./values.ts";

type Labelled = Exclude<
  keyof BusinessWords["fields"],
  "referenceHint" | "emailHint" | "searchCountry" | "noSuchCountry"
>;

/** Fields that are asked for in a sentence of their own. */
const asked = [
  "firstName",
  "lastName",
  "companyName",
  "email",
  "street",
  "houseNumber",
  "postCode",
  "city",
] as const satisfies readonly Labelled[];

const isAsked = (name: Labelled): name is (typeof asked)[number] => (asked as readonly Labelled[]).includes(name);

const sayField = (t: BusinessTranslate, name: Labelled, error: string): string => {
  const field = t(`fields.${name}`);
  switch (error) {
    case "required":
    case "blank":
      if (name === "phoneNumber") return t("errors.phoneRequired");
      return isAsked(name) ? t(`errors.enter.${name}`) : t("errors.required", { field });
    case "tooLong":
      return t("errors.tooLong", { field, most: mostCharacters(name) });
    case "emoji":
    case "characters":
      return t(`errors.${error}`, { field });
    case "email":
    case "phone":
    case "houseNumber":
      return t(`errors.${error}`);
    case "vatNumberUnknown":
      return t("errors.vatUnknown");
    default:
      return t("errors.other", { field });
  }
};

/** What the sentences need of the form. */
export interface FormFacts {
  gifts: readonly Gift[];
  values: RequestValues;
  money(value: number): string;
}

const sayLine = (t: BusinessTranslate, index: number, field: string, error: string, facts: FormFacts): string => {
  const { gifts, values, money } = facts;
  if (error === "appleLimit" || error === "countLimit") return t("errors.limit");
  if (field === "quantity") return t("errors.quantity", { most: mostPieces });
  const line = values.lines[index];
  const variation = line && variationOf(gifts, line);
  if (field !== "amount" || variation === undefined) return t("errors.gift");
  return t("errors.amount", { minimum: money(variation.minimum), maximum: money(variation.maximum) });
};

/** The sentence beside a field: what is wrong and what to do. */
export const requestErrorText = (t: BusinessTranslate, path: string, error: string, facts: FormFacts): string => {
  const [part, second = "", third = "", , fifth = ""] = path.split(".");
  if (part === "lines" && fifth === "quantity")
    return t("errors.share", { most: Number(facts.values.lines[Number(second)]?.quantity) });
  if (part === "lines" && third === "receivers") return sayField(t, fifth as Labelled, error);
  if (part === "lines") return sayLine(t, Number(second), third, error, facts);
  if (part === "billing") return sayField(t, second as Labelled, error);
  if (part === "acceptTerms") return t("recipients.failure.terms");
  if (part === "logo") return t("form.logo.wrong");
  if (part === "wantedOn") return t("errors.day");
  return t(error === "tooLong" ? "errors.tooLong" : "errors.other", {
    field: t("form.remark"),
    most: mostCharacters("remark"),
  });
};

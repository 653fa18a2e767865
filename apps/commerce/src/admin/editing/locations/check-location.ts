import type { SeedLocation } from "@giftshop/seed";
import { judgePostCode } from "@giftshop/validation/rules";
import { checkFields, type Note, under } from "../checking/check-catalogue.ts";
import type { Judge } from "../checking/judge.ts";
import { checkTexts } from "./check-texts.ts";
import { locationRules } from "./rules.ts";

/**
 * Judges places one after the other, each by itself and against
 * those before it. `sold` has names such as `CBFR apple`.
 */
export const createLocationCheck = (judge: Judge, sold: ReadonlySet<string>) => {
  const seen = new Set<string>();
  return (storefront: string, location: Partial<SeedLocation>, note: Note): void => {
    const { product = "", path = "", postCode, countryCode } = location;
    checkFields(judge, locationRules, location, ["texts"], note);
    if (location.texts !== undefined) checkTexts(judge, storefront, location.texts, under(note, "texts"));
    if (typeof postCode === "string" && postCode !== "" && countryCode && judgePostCode(postCode, countryCode))
      note("postCode", `is not a post code of ${countryCode}: "${postCode}"`);
    if (product !== "" && !sold.has(`${storefront} ${product}`))
      note("product", `is not sold in ${storefront}: "${product}"`);
    const name = `${storefront} ${product} ${path}`;
    if (seen.has(name)) note("path", `is there twice: ${product} ${path}`);
    seen.add(name);
  };
};

import { isEntitySlug } from "@giftshop/storefront-config";
import { judgeDegrees } from "@giftshop/validation/rules";
import { array, number, object, type Schema, string } from "yup";
import { missing, slug, text, words } from "../rules.ts";

const none: ReadonlySet<string> = new Set();

const degrees = (kind: "latitude" | "longitude") =>
  number()
    .strict()
    .typeError("must be a number")
    .required(missing)
    .test("degrees", `is not a ${kind}`, (value) => judgeDegrees(value, kind) === undefined);

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

const time = (pattern: RegExp) =>
  string()
    .strict()
    .typeError("must be a time such as 09:00")
    .required(missing)
    .matches(pattern, "must be a time such as 09:00");

const opening = object({
  dayOfWeek: number()
    .strict()
    .typeError("must be a day from 1 to 7")
    .required(missing)
    .oneOf([1, 2, 3, 4, 5, 6, 7], "must be a day from 1 to 7"),
  opens: time(/^(?:[01]\d|2[0-3]):[0-5]\d$/u),
  closes: time(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u),
})
  .noUnknown("has something that is not known")
  .strict();

/** Nobody has more opening times in a week. */
const mostOpenings = 28;

const inOrder = (hours: readonly { dayOfWeek: number; opens: string; closes: string }[]): boolean =>
  hours.every(({ dayOfWeek, opens, closes }, index) => {
    const before = hours[index - 1];
    const follows =
      !before || before.dayOfWeek < dayOfWeek || (before.dayOfWeek === dayOfWeek && before.closes <= opens);
    return opens < closes && follows;
  });

/** What is there says something. */
const told = (most: number) => text(most).min(1, missing);

/** What a place is called in a further language. */
export const locationTextRules: Readonly<Record<string, Schema>> = {
  title: told(160),
  street: told(120),
  city: told(80),
  administrativeArea: told(80),
};

/** A place by itself; its post code is judged by its country. */
export const locationRules: Readonly<Record<string, Schema>> = {
  product: slug,
  path: slug.test("address", "must be more than two letters or a number", (path) => isEntitySlug(path, none)),
  title: words(160),
  street: words(120),
  houseNumber: text(20),
  postCode: text(12),
  city: words(80),
  otherCityName: text(80),
  administrativeArea: text(80),
  countryCode: words(2).matches(/^[A-Z]{2}$/u, "must be a country such as FR"),
  latitude: degrees("latitude"),
  longitude: degrees("longitude"),
  phoneNumber: text(24).matches(/^\+\d[\d ]{5,22}$/u, {
    message: "must be a number with its calling code, such as +33 1 99 00 12 34",
    excludeEmptyString: true,
  }),
  openingHours: array(opening)
    .strict()
    .typeError("must be a list of openings")
    .required(missing)
    .max(mostOpenings, `may have at most ${mostOpenings} openings`)
    .test("order", "must be in the order of the week, each closing after it opens and before the next", (hours) =>
      inOrder(hours ?? []),
    ),
  timeZone: words(60).test("zone", "must be a time zone such as Europe/Paris", (name) => isTimeZone(name)),
};

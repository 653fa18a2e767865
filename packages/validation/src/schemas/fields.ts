import { boolean, number, string } from "yup";
import { asciiDigits } from "../rules/digits.ts";
import type { Judgement } from "../rules/rule.ts";

type Judge = (value: string) => Judgement | Promise<Judgement>;

/** A text of digits as it is kept: without blank ends, its digits ASCII. */
export const trimDigits = (value: string): string => asciiDigits(value).trim();

const absent = (value: unknown): boolean => value === null || value === undefined || value === "";

/** A required text: `judge` sees the normalised value, an absent one is `required`. */
export const text = (judge: Judge, normalise: (value: string) => string = (value) => value) =>
  string()
    .typeError("characters")
    .transform((value: unknown) => (typeof value === "string" ? normalise(value) : value))
    .ensure()
    .test({
      name: "judge",
      async test(value, { createError }) {
        const judged = absent(value) ? "required" : await judge(value);
        return judged ? createError({ message: judged }) : true;
      },
    });

/** A text that may be left out; an empty one is left out. */
export const optionalText = (judge: Judge, normalise: (value: string) => string = (value) => value) =>
  string()
    .typeError("characters")
    .transform((value: unknown) =>
      absent(value) ? undefined : typeof value === "string" ? normalise(value) || undefined : value,
    )
    .test({
      name: "judge",
      async test(value, { createError }) {
        const judged = value === undefined ? undefined : await judge(value);
        return judged ? createError({ message: judged }) : true;
      },
    });

/** A required integer. */
export const integer = (judge: (value: number) => Judgement) =>
  number()
    .typeError("wholeNumber")
    .required("required")
    .test({
      name: "judge",
      test(value, { createError }) {
        const judged = judge(value);
        return judged ? createError({ message: judged }) : true;
      },
    });

/** An integer that may be left out. */
export const optionalInteger = (judge: (value: number) => Judgement) =>
  number()
    .typeError("wholeNumber")
    .transform((value: number, given: unknown) => (absent(given) ? undefined : value))
    .test({
      name: "judge",
      test(value, { createError }) {
        const judged = value === undefined ? undefined : judge(value);
        return judged ? createError({ message: judged }) : true;
      },
    });

/** An id, judged by its form; what it names is commerce's to find. */
export const id = (fits: (value: string) => boolean) => text((value) => (fits(value) ? undefined : "characters"));

/** An id that may be left out. */
export const optionalId = (fits: (value: string) => boolean) =>
  optionalText((value) => (fits(value) ? undefined : "characters"));

/** The terms, which must be accepted. */
export const acceptance = () => boolean().typeError("terms").required("terms").oneOf([true], "terms");

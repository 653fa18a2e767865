import { type InferType, type ISchema, type Schema, ValidationError } from "yup";
import { type ErrorCode, type ErrorName, errorCodes, isErrorName } from "./error-codes.ts";

/** One wrong field. The words for it belong to the page. */
export interface FieldError {
  name: ErrorName;
  code: ErrorCode;
  /** Path of the field, prefix included: `input.billing.email`. */
  path: string;
}

/** The normalised value, or everything that is wrong with it, in the order of the fields. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; errors: readonly FieldError[] };

export interface ValidateOptions {
  /** What stands before every path, for example `input`. */
  prefix?: string;
}

/** Paths of a schema's fields, as deep as the value goes, in the order they were written. */
const orderOf = (schema: ISchema<unknown>, value: unknown, path = ""): string[] => {
  const described = schema.describe({ value });
  const walk = (field: unknown, at: string): string[] => {
    if (typeof field !== "object" || field === null || !("fields" in field)) return [at];
    const inner = field.fields as Record<string, unknown>;
    return [at, ...Object.entries(inner).flatMap(([key, child]) => walk(child, at ? `${at}.${key}` : key))];
  };
  return walk(described, path);
};

const fieldErrors = (error: ValidationError): { name: ErrorName; path: string }[] => {
  const all = error.inner.length > 0 ? error.inner : [error];
  return all.map(({ path = "", message }) => ({ path, name: isErrorName(message) ? message : "unexpected" }));
};

/**
 * Judges a value by a schema, in the form and in commerce
 * alike. Never throws for a wrong value; a field is named once.
 *
 * @param schema one of this package's schemas
 * @returns the value as it is stored and sent (trimmed,
 * NFC, digits without spaces), or all errors in field order
 */
export const validate = async <S extends Schema>(
  schema: S,
  value: unknown,
  { prefix }: ValidateOptions = {},
): Promise<Result<InferType<S>>> => {
  try {
    return { ok: true, value: await schema.validate(value, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const found = fieldErrors(error);
    const order = orderOf(schema, value);
    const place = ({ path }: { path: string }) => order.indexOf(path);
    const once = found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index);
    const errors = once
      .toSorted((a, b) => place(a) - place(b))
      .map(({ name, path }) => ({ name, code: errorCodes[name], path: [prefix, path].filter(Boolean).join(".") }));
    return { ok: false, errors };
  }
};

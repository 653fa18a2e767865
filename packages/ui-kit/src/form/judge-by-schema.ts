import type { Schema } from "yup";
import type { FormErrors } from "./form-errors.ts";

/** What yup throws, told by its shape, as the library itself comes with the schema, not with the form. */
interface Refusal {
  path?: string | undefined;
  message: string;
  inner: readonly Refusal[];
}

const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === "ValidationError" && "inner" in error && Array.isArray(error.inner);

/**
 * Judges a form by a yup schema. A field is named once, with what yup found
 * first; the message is the name of the error, for which the page has the words.
 *
 * @param schema its messages are names of errors
 * @throws what is no judgement, such as a part of the rules that could not be fetched
 */
export const judgeBySchema =
  (schema: Schema) =>
  async (values: unknown): Promise<FormErrors> => {
    try {
      await schema.validate(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const found = error.inner.length > 0 ? error.inner : [error];
      // Later entries win in an object, and the first is to.
      return Object.fromEntries(found.toReversed().map(({ path = "", message }) => [path, message]));
    }
  };

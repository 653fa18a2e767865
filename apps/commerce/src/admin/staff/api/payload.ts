import type { ObjectRef } from "@pothos/core";
import { type Refusal, refusals } from "../refused.ts";
import { staffBuilder } from "./builder.ts";

interface Problem {
  code: Refusal;
  parameter?: string | undefined;
}

/** What every operation of the admin answers. */
export interface StaffAnswer<Data> {
  data: Data | null;
  errors: readonly Problem[];
}

const CodeEnum = staffBuilder.enumType("Refusal", { values: refusals });

const ErrorType = staffBuilder.objectRef<Problem>("Error").implement({
  description: "What was refused, and which argument it is about.",
  fields: (t) => ({
    code: t.expose("code", { type: CodeEnum }),
    parameter: t.string({ nullable: true, resolve: ({ parameter }) => parameter ?? null }),
  }),
});

type Types = typeof staffBuilder extends PothosSchemaTypes.SchemaBuilder<infer Found> ? Found : never;

/** The payload of operations that answer this type. */
export const payloadOf = <Data>(name: string, type: ObjectRef<Types, Data>) =>
  staffBuilder.objectRef<StaffAnswer<Data>>(name).implement({
    fields: (t) => ({
      data: t.field({ type, nullable: true, resolve: ({ data }) => data as never }),
      errors: t.field({ type: [ErrorType], resolve: ({ errors }) => errors }),
    }),
  });

/** What is answered where nothing is to be said but that it was done. */
export interface Done {
  done: true;
}

export const done: Done = { done: true };

const DoneType = staffBuilder.objectRef<Done>("Done").implement({
  fields: (t) => ({ done: t.boolean({ resolve: () => true }) }),
});

export const DonePayload = payloadOf("DonePayload", DoneType);

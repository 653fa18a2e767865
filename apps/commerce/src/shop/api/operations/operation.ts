import type { Storefront } from "@giftshop/storefront-config";
import type { z } from "zod";
import type { Services } from "../../../platform/services.ts";
import type { Caller } from "../http/authenticate.ts";
import type { KeyScope } from "../keys/scopes.ts";

/** What an operation knows of a call. */
export interface Call extends Caller {
  services: Services;
  storefront: Storefront;
  /** `Idempotency-Key`, of an operation that needs one. */
  idempotencyKey: string;
}

/** What it answers, where that is more than its body. */
export interface Replied<Answer> {
  body: Answer;
  /** Whether it was answered before to the same key. */
  replayed: boolean;
}

type Shape = z.ZodObject;

/** One thing that the API does: checks, the reference and the client are made of this. */
export interface Operation<
  Path extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
> {
  /** Its name in the client. */
  id: string;
  method: "GET" | "POST" | "DELETE";
  /** Below `/api/v1`, with `{names}` for what stands in the path. */
  path: string;
  tag: "Catalogue" | "Orders" | "Credit" | "Webhooks" | "Keys";
  summary: string;
  description?: string;
  /** What a key needs; null: nothing but to be a key. */
  scope: KeyScope | null;
  params?: Path;
  query?: Query;
  body?: Body;
  /** Null: nothing, with 204. */
  answer: z.ZodType | null;
  status: 200 | 201 | 204;
  /** Whether it needs an `Idempotency-Key`, and answers the same to the same one. */
  idempotent?: true;
  limit: "calls" | "orders";
  /** Codes of the problems that are its own. */
  problems: readonly string[];
  run(input: Input<Path, Query, Body>, call: Call): Promise<Replied<unknown> | { body: unknown }>;
}

/** What was sent, judged. */
export interface Input<Path extends Shape, Query extends Shape, Body extends z.ZodType> {
  params: z.output<Path>;
  query: z.output<Query>;
  body: z.output<Body>;
}

/** Says that a record is an operation: its parts are judged against each other where it stands. */
export const defineOperation = <
  Path extends Shape,
  Query extends Shape,
  Body extends z.ZodType,
  Answer extends z.ZodType | null,
>(
  operation: Omit<Operation<Path, Query, Body>, "run" | "answer"> & {
    answer: Answer;
    run(
      input: Input<Path, Query, Body>,
      call: Call,
    ): Promise<{ body: Answer extends z.ZodType ? z.input<Answer> : null; replayed?: boolean }>;
  },
): Operation => operation as unknown as Operation;

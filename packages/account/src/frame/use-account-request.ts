import { useRequest } from "@giftshop/graphql/react";
import type { Document, Variables } from "@giftshop/graphql/server";
import { useCallback } from "react";
import { type Failure, outcomeOf, type Payload } from "../call/outcome.ts";

/** What is known of something that the account has. */
export type Loaded<Value> =
  | { state: "loading" }
  | { state: "failed"; failure: Failure }
  | { state: "ready"; value: Value };

/**
 * Asks for something of the account while a component is there, below a `Commerce`.
 *
 * @param payloadOf the payload in an answer; a function that stays the same
 * @returns what is known, and how to ask again
 */
export const useAccountRequest = <Data, V, Value>(
  document: Document<Data, V>,
  variables: Variables<V>,
  payloadOf: (data: Data) => Payload<Value>,
): [Loaded<Value>, () => Promise<unknown>] => {
  const read = useCallback((data: Data) => outcomeOf(payloadOf(data)), [payloadOf]);
  const [requested, again] = useRequest(document, variables, { read });
  if (requested.state === "loading") return [requested, again];
  if (requested.state === "failed") return [{ state: "failed", failure: "unavailable" }, again];
  const outcome = requested.value;
  if (outcome.kind === "done") return [{ state: "ready", value: outcome.data }, again];
  return [{ state: "failed", failure: outcome.kind === "failed" ? outcome.failure : "unavailable" }, again];
};

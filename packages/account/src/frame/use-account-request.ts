import { useRequest } from "@giftshop/graphql/react";
import type { Document, Variables } from "@giftshop/graphql/server";
import { useCallback } from "react";
import { answerOf, type Failure, type Payload } from "../call/answer.ts";

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
  const read = useCallback((data: Data) => answerOf(payloadOf(data)), [payloadOf]);
  const [requested, again] = useRequest(document, variables, { read });
  if (requested.state === "loading") return [requested, again];
  if (requested.state === "failed") return [{ state: "failed", failure: "unavailable" }, again];
  const answer = requested.value;
  if (answer.kind === "done") return [{ state: "ready", value: answer.data }, again];
  return [{ state: "failed", failure: answer.failure }, again];
};

import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useCallback, useEffect } from "react";
import { type AnyVariables, createRequest, useQuery } from "urql";
import { useAgain } from "../shell/path.tsx";
import { type Answer, answerIn, type DataOf } from "./answer.ts";
import { useSession } from "./session.tsx";

/** What is known of something that was asked. What is there stays while the same is asked again. */
export type Asked<Data> =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "refused"; code: string }
  | { state: "ready"; data: Data };

/** Asks commerce for one thing; answers what is known, and how to ask again. */
export const useAsk = <Result extends object, Variables extends AnyVariables>(
  query: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): [Asked<DataOf<Result>>, () => void] => {
  const { lost } = useSession();
  const { key } = createRequest(query, variables);
  const [{ data, error, fetching, operation }, execute] = useQuery<Result, Variables>({ query, variables });
  const again = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  useAgain(again);
  // The old answer stays while other variables are asked: rows of the search before.
  const own = operation?.key === key ? data : undefined;
  const answer = own && answerIn(own as Readonly<Record<string, Answer<DataOf<Result>>>>);
  const code = answer?.errors[0]?.code;
  useEffect(() => {
    if (code === "SIGN_IN") lost();
  }, [code, lost]);
  if (answer?.data) return [{ state: "ready", data: answer.data }, again];
  if (fetching) return [{ state: "loading" }, again];
  if (code !== undefined) return [{ state: "refused", code }, again];
  return [{ state: error ? "failed" : "loading" }, again];
};

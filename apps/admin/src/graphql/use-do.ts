import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useCallback, useState } from "react";
import { type AnyVariables, useClient } from "urql";
import { type Answer, answerIn, type DataOf } from "./answer.ts";
import { useProof } from "./proof.tsx";
import { useSession } from "./session.tsx";

/** How something went: `refused` names why not, and `about` which argument it is about. */
export type Outcome<Data> =
  | { data: Data; refused?: never; about?: never }
  | { data?: never; refused: string; about?: string | undefined };

interface Doer<Result, Variables> {
  /** Does it, after asking the person who is there where they have to say it again. */
  run(variables: Variables): Promise<Outcome<DataOf<Result>>>;
  pending: boolean;
}

/** A mutation of the admin, or a question that wants to know who asks. */
export const useDo = <Result extends object, Variables extends AnyVariables>(
  document: TypedDocumentNode<Result, Variables>,
): Doer<Result, Variables> => {
  const client = useClient();
  const { lost } = useSession();
  const prove = useProof();
  const [pending, setPending] = useState(false);
  const send = useCallback(
    async (variables: Variables): Promise<Outcome<DataOf<Result>>> => {
      const isQuery = document.definitions.some(
        (one) => one.kind === "OperationDefinition" && one.operation === "query",
      );
      const { data } = await (isQuery
        ? client.query(document, variables, { requestPolicy: "network-only" })
        : client.mutation(document, variables)
      ).toPromise();
      const answer = data && answerIn(data as Readonly<Record<string, Answer<DataOf<Result>>>>);
      if (answer?.data) return { data: answer.data };
      const [error] = answer?.errors ?? [];
      return { refused: error?.code ?? "UNEXPECTED", about: error?.parameter ?? undefined };
    },
    [client, document],
  );
  const run = useCallback(
    async (variables: Variables) => {
      setPending(true);
      try {
        const first = await send(variables);
        if (first.refused === "SIGN_IN") lost();
        if (first.refused !== "PROVE" || !(await prove())) return first;
        return await send(variables);
      } finally {
        setPending(false);
      }
    },
    [send, lost, prove],
  );
  return { run, pending };
};

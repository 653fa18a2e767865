import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { AnyVariables } from "@urql/core";
import { type Answer, answerIn, type DataOf } from "./answer.ts";
import { client } from "./client.ts";

/** Thrown by {@link send}: why not. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`Refused: ${code}`);
    this.name = "Refused";
    this.code = code;
  }
}

/** Sends one mutation before anybody is signed in. @throws Refused */
export const send = async <Result extends object, Variables extends AnyVariables>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<DataOf<Result>> => {
  const { data } = await client.mutation(document, variables).toPromise();
  const answer = data && answerIn(data as Readonly<Record<string, Answer<DataOf<Result>>>>);
  if (!answer?.data) throw new Refused(answer?.errors[0]?.code ?? "UNEXPECTED");
  return answer.data;
};

/** Why something failed, for the person. */
export const codeOf = (error: unknown): string => (error instanceof Refused ? error.code : "PASSKEY_ABORTED");

import { createClient, type RequestOptions } from "../request.ts";

/** Answers an operation of this name; throws or never settles where commerce does. */
export type Answering = (
  name: string,
  variables: Record<string, unknown>,
  signal?: AbortSignal | null,
) => Promise<unknown>;

const options: RequestOptions = { userData: { language: "en", storeID: 1, countryCode: "IE" } };

interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

/** A client whose network is a function. Where a call is cancelled its answer is not heard. */
export const clientOf = (answer: Answering) =>
  createClient("http://commerce/graphql", async (_address, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as Sent;
    const { userData: _, ...own } = variables;
    const text = JSON.stringify({ data: await answer(operationName, own, init?.signal) });
    const answered = { status: 200, headers: new Map([["content-type", "application/json"]]), text: async () => text };
    return answered as unknown as Response;
  });

/**
 * What stands in for `@giftshop/graphql/browser` in a test:
 * `request` answers all that is asked, by hooks too.
 */
export const browserOf = (request: (...call: never[]) => Promise<unknown>) => {
  const client = clientOf(request as unknown as Answering);
  return { request, clientOfPage: () => client, optionsOfPage: () => options, redeemMarker: {} };
};

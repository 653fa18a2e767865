import type { IncomingMessage } from "node:http";
import type { AcceptedDocuments } from "../accepted-documents.ts";

/** The text of a request's body, whose length its head has said. */
const textOf = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = "";
    const read = (part: string) => {
      text += part;
    };
    request.setEncoding("utf8").on("data", read);
    request.once("end", () => resolve(text)).once("error", reject);
  });

type Call = Record<string, unknown>;

const hashIn = ({ extensions }: Call): unknown =>
  (extensions as { persistedQuery?: { sha256Hash?: unknown } } | undefined)?.persistedQuery?.sha256Hash;

/**
 * Reads what is called. Pages send the hash of a document: its text takes the place of
 * `query`, which is empty where nobody accepted it, and for a text where only hashes are.
 *
 * @throws where the body is not JSON
 */
export const readCall = async (
  request: IncomingMessage,
  accepted: AcceptedDocuments,
  persistedOnly: boolean,
): Promise<Call> => {
  const call: Call | null = JSON.parse(await textOf(request));
  if (call === null || typeof call !== "object") throw new SyntaxError("A call is an object.");
  const hash = hashIn(call);
  if (hash === undefined && !persistedOnly) return call;
  return { ...call, query: (typeof hash === "string" && accepted.get(hash)) || "" };
};

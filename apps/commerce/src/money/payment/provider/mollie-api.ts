import http, { type IncomingMessage } from "node:http";
import https from "node:https";

/** An answer of Mollie's that says no, or not now; one that is not of its own type is an `Error`. */
export class MollieError extends Error {
  readonly status: number;
  readonly headers: Pick<Headers, "get">;

  constructor(status: number, headers: Pick<Headers, "get">, detail: string) {
    super(`Mollie answers ${status}: ${detail}`);
    this.name = "MollieError";
    this.status = status;
    this.headers = headers;
  }
}

/** One call; a body is sent as JSON. */
export interface MollieCall {
  method?: "GET" | "POST" | "DELETE";
  /** Path behind `/v2`. */
  path: string;
  body?: object;
  idempotencyKey?: string;
}

/** Asks Mollie, and answers what it says. Throws {@link MollieError}, and what keeps it from answering. */
export type AskMollie = (call: MollieCall) => Promise<unknown>;

export interface MollieOptions {
  apiKey: string;
  /** Without `/v2`. */
  serverURL: string;
  /** Longest that a call may take, milliseconds. */
  timeout: number;
}

const json = "application/hal+json";

const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const part of answer.setEncoding("utf8")) text += part;
  return text;
};

const read = async (answer: IncomingMessage): Promise<unknown> => {
  const { statusCode: status = 0, headers } = answer;
  const text = await textOf(answer);
  if (!headers["content-type"]?.startsWith(json))
    throw new Error(`Mollie answers ${status} without a word of its own.`);
  const said: unknown = JSON.parse(text);
  if (status >= 200 && status < 300) return said;
  const get = (name: string): string | null => [headers[name]].flat().join() || null;
  throw new MollieError(status, { get }, typeof said === "object" && said && "detail" in said ? `${said.detail}` : "");
};

/**
 * Calls of Mollie's API over connections that are kept, by hand in place of its client
 * ([why](../../../../docs/payments/provider.md)); whoever asks tries again.
 */
export const mollieApi = ({ apiKey, serverURL, timeout }: MollieOptions): AskMollie => {
  const { request } = serverURL.startsWith("https:") ? https : http;
  return ({ method = "GET", path, body, idempotencyKey }) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const headers = {
        accept: json,
        authorization: `Bearer ${apiKey}`,
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
        ...(text && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      };
      request(`${serverURL}/v2${path}`, { method, headers, signal: AbortSignal.timeout(timeout) })
        .once("response", (answer) => resolve(read(answer)))
        .on("error", reject)
        .end(text);
    });
};

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** One request, read to its end. */
export interface Call {
  readonly id: string;
  readonly method: string;
  readonly url: URL;
  /** The parts of the path that the route names with a colon. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request that is refused before anybody looked at what it asks for. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const bodyLimit = 1_000_000;

/** Reads the body as text. @throws Refusal 413 beyond one megabyte. */
export const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw new Refusal(413, "The request is larger than one megabyte.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

/** The body as a JSON object. @throws Refusal 400 for anything else. */
export const jsonObject = (call: Call): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(call.body === "" ? "{}" : call.body);
    if (isRecord(value)) return value;
  } catch {
    // Said below: no object either way.
  }
  throw new Refusal(400, "The request body is not a JSON object.");
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The fields of a form that a page of ours sent.
 * @throws Refusal 403 when the browser says that another site sent it.
 */
export const ownForm = (call: Call): URLSearchParams => {
  const { origin, host } = call.headers;
  const site = call.headers["sec-fetch-site"];
  const foreign = (origin !== undefined && URL.parse(origin)?.host !== host) || site === "cross-site";
  if (foreign) throw new Refusal(403, "This form was sent by another site.");
  return new URLSearchParams(call.body);
};

import type { ServerResponse } from "node:http";

/** Why a request gets no answer. */
export interface Refusal {
  status: 400 | 404 | 405 | 408 | 411 | 413 | 414 | 421 | 429 | 500 | 502 | 503;
  text: string;
}

/**
 * Headers that belong to a status: refused before the body was here, a connection ends, as what is left of it
 * would be read in vain.
 */
const ofStatus: Readonly<Partial<Record<Refusal["status"], readonly string[]>>> = {
  405: ["allow", "GET, HEAD"],
  408: ["connection", "close"],
  411: ["connection", "close"],
  413: ["connection", "close"],
  429: ["retry-after", "60"],
  503: ["retry-after", "1"],
};

/** Answers with a line of text; `headers` is a raw list. */
export const refuse = (response: ServerResponse, { status, text }: Refusal, headers: readonly string[]): void => {
  const body = Buffer.from(`${text}\n`);
  const own = [
    "content-type",
    "text/plain; charset=utf-8",
    "content-length",
    `${body.length}`,
    "cache-control",
    "no-store",
  ];
  response.writeHead(status, [...headers, ...own, ...(ofStatus[status] ?? [])]).end(body);
};

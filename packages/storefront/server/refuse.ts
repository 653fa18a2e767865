import type { ServerResponse } from "node:http";

/** Why a request gets no answer. */
export interface Refusal {
  status: 400 | 404 | 405 | 408 | 411 | 413 | 414 | 421 | 500 | 502;
  text: string;
}

/** Refused before the body was here: the connection ends, as what is left of it would be read in vain. */
const unread: ReadonlySet<number> = new Set([408, 411, 413]);

/** Answers with a line of text; `headers` is a raw list. */
export const refuse = (response: ServerResponse, { status, text }: Refusal, headers: readonly string[]): void => {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, [
    ...headers,
    "content-type",
    "text/plain; charset=utf-8",
    "content-length",
    `${body.length}`,
    "cache-control",
    "no-store",
    ...(status === 405 ? ["allow", "GET, HEAD"] : []),
    ...(unread.has(status) ? ["connection", "close"] : []),
  ]);
  response.end(body);
};

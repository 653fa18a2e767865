import type { ServerResponse } from "node:http";

/** Why a request gets no page. */
export interface Refusal {
  status: 400 | 404 | 405 | 421 | 500 | 502;
  text: string;
}

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
  ]);
  response.end(body);
};

import type { ServerResponse } from "node:http";

/** Answers with JSON that nobody keeps. */
export const sendJson = (
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const json = Buffer.from(JSON.stringify(body));
  response
    .writeHead(status, {
      "content-type": "application/json",
      "content-length": json.length,
      "cache-control": "no-store",
      ...headers,
    })
    .end(json);
};

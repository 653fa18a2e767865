import type { ServerResponse } from "node:http";

/** Ends a response with JSON; nothing of commerce is kept by caches unless a header says so. */
export const replyJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(text);
};

/** A refusal in the shape that GraphQL clients read. */
export const refuse = (response: ServerResponse, status: number, message: string, headers?: Record<string, string>) =>
  replyJson(response, status, { errors: [{ message }] }, headers);

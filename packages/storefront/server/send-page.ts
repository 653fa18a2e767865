import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Page } from "./page.ts";

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === etag || header === "*" || header.includes(etag));

/** Headers of a 304 are those of the page without what describes its body. */
const withoutBody = (headers: readonly string[]): string[] =>
  headers.filter((_, index) => !/^content-(?:type|length|encoding)$/.test(headers[index - (index % 2)] ?? ""));

/** Sends a page, or 304 to a browser that has it. */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  ...more: readonly string[]
): void => {
  const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
  const headers = page.headers[encoding];
  if (page.status === 200 && matches(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, [...withoutBody(headers), ...more]).end();
    return;
  }
  response.writeHead(page.status, [...headers, ...more]);
  if (request.method === "HEAD") response.end();
  else response.end(page.bodies[encoding]);
};

import type { IncomingMessage, ServerResponse } from "node:http";

/** Encodings a page is kept in, best first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A whole response, ready to be sent any number of times. */
export interface Page {
  status: number;
  /** Raw header list per encoding: name, value, name, value … `content-length` included. */
  headers: Readonly<Record<Encoding, readonly string[]>>;
  bodies: Readonly<Record<Encoding, Uint8Array>>;
  etag: string;
  /** Bytes it takes in memory. */
  size: number;
}

/** A page as it was made, and for how many seconds others may have it; 0 for this request alone. */
export interface MadePage {
  page: Page;
  seconds: number;
}

const accepts = (accepted: string, encoding: Encoding): boolean => {
  const at = accepted.indexOf(encoding);
  if (at < 0) return false;
  return !/^[a-z]|^\s*;\s*q=0(?:\.0*)?(?:,|$)/.test(accepted.slice(at + encoding.length));
};

/** Reads `Accept-Encoding`. An encoding with `q=0` is refused by the client. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  encodings.find((encoding) => accepted && accepts(accepted, encoding)) ?? "identity";

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
  response.end(request.method === "HEAD" ? undefined : page.bodies[encoding]);
};

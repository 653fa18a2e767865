import type { ServerResponse } from "node:http";

/** Value of a cookie in a `Cookie` header; the first where it is sent twice. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  if (header === undefined) return undefined;
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
};

/** Adds a `Set-Cookie` line, in place of an earlier one of the same answer for the same cookie. */
export const appendCookie = (response: ServerResponse, line: string): void => {
  const name = line.slice(0, line.indexOf("=") + 1);
  const present = response.getHeader("set-cookie");
  const lines = Array.isArray(present) ? present : [];
  response.setHeader("set-cookie", [...lines.filter((other) => !other.startsWith(name)), line]);
};

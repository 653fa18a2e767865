import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "sirv";
import sirv from "sirv";
import { standaloneDirectory } from "./next-handler.ts";

const year = 31_536_000;

const setting =
  (headers: readonly string[]) =>
  (response: Parameters<RequestHandler>[1]): void => {
    for (let index = 0; index < headers.length; index += 2) {
      response.setHeader(headers[index] ?? "", headers[index + 1] ?? "");
    }
  };

/**
 * Files of the build and faces, compressed when it was made (`.br`, `.gz` beside each), and files of the brand group. The
 * former have their content's hash in their name, so a browser never asks for them twice.
 *
 * @param headers raw lists: of the build's files and faces, and of the brand group's own files, which may be documents
 * @param publicDirectory files of the brand group, served from `/`
 */
export const createStaticFiles = (
  headers: { readonly hashed: readonly string[]; readonly own: readonly string[] },
  publicDirectory: string | undefined,
) => {
  const compressed = { brotli: true, gzip: true };
  const forEver = { ...compressed, immutable: true, maxAge: year, setHeaders: setting(headers.hashed) };
  const hashed = [
    { prefix: "/_next/static/", send: sirv(join(standaloneDirectory, ".next/static"), forEver) },
    { prefix: "/fonts/", send: sirv(join(standaloneDirectory, "fonts"), forEver) },
  ];
  const own =
    publicDirectory && existsSync(publicDirectory)
      ? sirv(publicDirectory, { ...compressed, maxAge: 3_600, setHeaders: setting(headers.own) })
      : undefined;
  /** Sends the file and gives true, or gives false and has sent nothing. */
  return (request: Parameters<RequestHandler>[0], response: Parameters<RequestHandler>[1]): boolean => {
    let found = true;
    const missed = () => {
      found = false;
    };
    const url = request.url ?? "/";
    for (const { prefix, send } of hashed) {
      if (!url.startsWith(prefix)) continue;
      request.url = url.slice(prefix.length - 1);
      send(request, response, missed);
      request.url = url;
      return found;
    }
    // Only names with an extension: everything else is a page.
    if (!own || !/^\/[\w.-]+\.[a-z0-9]+$/.test(url.split("?", 1)[0] ?? "")) return false;
    own(request, response, missed);
    return found;
  };
};

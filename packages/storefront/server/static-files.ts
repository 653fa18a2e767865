import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "sirv";
import sirv from "sirv";
import { createHashedFiles } from "./hashed-files.ts";
import { standaloneDirectory } from "./next-handler.ts";

const setting =
  (headers: readonly string[]) =>
  (response: Parameters<RequestHandler>[1]): void => {
    for (let index = 0; index < headers.length; index += 2) {
      response.setHeader(headers[index] ?? "", headers[index + 1] ?? "");
    }
  };

/** Where the build's scripts, styles and faces lie, by the beginning of their addresses. */
const ofBuild = {
  "/_next/static/": join(standaloneDirectory, ".next/static"),
  "/fonts/": join(standaloneDirectory, "fonts"),
};

/**
 * Files of the build and faces, compressed when it was made (`.br`, `.gz` beside each), and files of the brand group: its
 * storefronts' marks, with their content's hash in their names too, and what has one address for good.
 *
 * @param headers raw lists: of the build's files and faces, and of the brand group's own files, which may be documents
 * @param publicDirectory files of the brand group, served from `/`
 * @param directories where the build's files lie; injected by tests
 */
export const createStaticFiles = (
  headers: { readonly hashed: readonly string[]; readonly own: readonly string[] },
  publicDirectory: string | undefined,
  directories: Readonly<Record<string, string>> = ofBuild,
) => {
  const marks = publicDirectory && join(publicDirectory, "marks");
  const hashed = marks && existsSync(marks) ? { ...directories, "/marks/": marks } : directories;
  const sendHashed = createHashedFiles(hashed, headers.hashed);
  const own =
    publicDirectory && existsSync(publicDirectory)
      ? sirv(publicDirectory, { brotli: true, gzip: true, maxAge: 3_600, setHeaders: setting(headers.own) })
      : undefined;
  /** Sends the file and gives true, or gives false and has sent nothing. */
  return (request: Parameters<RequestHandler>[0], response: Parameters<RequestHandler>[1]): boolean => {
    if (sendHashed(request, response)) return true;
    // Only names with an extension: everything else is a page.
    if (!own || !/^\/[\w.-]+\.[a-z0-9]+$/.test(request.url?.split("?", 1)[0] ?? "")) return false;
    let found = true;
    own(request, response, () => {
      found = false;
    });
    return found;
  };
};

import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { fitted } from "./fitted.ts";
import { chooseEncoding, type Encoding } from "./page.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  // Sheets of the embedded map, zipped as they are stored.
  ".mvt": "application/octet-stream",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

const suffixes = { br: ".br", gzip: ".gz", identity: "" } as const satisfies Record<Encoding, string>;

interface HashedFile {
  type: string;
  bodies: Partial<Record<Encoding, Uint8Array>>;
}

/** Drawings are committed as they are; a quick compression halves them, and the start of the process does not notice. */
const compress = (body: Buffer): HashedFile["bodies"] => ({
  br: fitted(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
  gzip: fitted(gzipSync(body)),
  identity: body,
});

const isDrawing = (name: string): boolean => extname(name) === ".svg";

/** All files below a directory, each with its compressed forms, by the address it has below `prefix`. */
const read = (prefix: string, directory: string): [string, HashedFile][] => {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const there = new Set(names);
  return names
    .filter((name) => types[extname(name)])
    .map((name) => {
      const forms = Object.entries(suffixes).filter(([, suffix]) => there.has(name + suffix));
      const bodies =
        isDrawing(name) && forms.length === 1
          ? compress(readFileSync(name))
          : Object.fromEntries(forms.map(([encoding, suffix]) => [encoding, readFileSync(name + suffix)]));
      return [prefix + relative(directory, name), { type: types[extname(name)] ?? "", bodies }];
    });
};

/**
 * Files with the hash of their content in their name, all in memory (five megabytes): sending one is one write. A browser
 * never asks for them again, so what serves asking again (`ETag`, `Last-Modified`) is left out, and so is the hint about the
 * connection, which HTTP/1.1 keeps anyway: together as much as a small script.
 *
 * @param directories where the files of each prefix lie
 * @param headers raw list
 */
export const createHashedFiles = (directories: Readonly<Record<string, string>>, headers: readonly string[]) => {
  const files = new Map(Object.entries(directories).flatMap(([prefix, directory]) => read(prefix, directory)));
  /** Sends the file and gives true, or gives false and has sent nothing. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const file = files.get(request.url?.split("?", 1)[0] ?? "");
    if (!file) return false;
    const accepted = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
    const encoding = file.bodies[accepted] ? accepted : "identity";
    const body = file.bodies[encoding];
    response.removeHeader("connection");
    response.writeHead(200, [
      ...["content-type", file.type, "content-length", `${body?.length ?? 0}`],
      ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
      ...(file.bodies.br ? ["vary", "accept-encoding"] : []),
      ...["cache-control", "public, max-age=31536000, immutable"],
      ...headers,
    ]);
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
};

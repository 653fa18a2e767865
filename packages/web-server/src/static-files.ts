import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chooseEncoding, type Encoding } from "./pages/page.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  // Sheets of the embedded map, zipped as they are stored.
  ".mvt": "application/octet-stream",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

type Bodies = Partial<Record<Encoding, Uint8Array>>;

/**
 * A file with its compressed forms: those that the build left beside
 * it; a drawing is compressed now, which the start does not notice.
 */
const read = (file: string): Bodies => {
  const identity = readFileSync(file);
  if (existsSync(`${file}.br`)) {
    return {
      identity,
      br: readFileSync(`${file}.br`),
      ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    };
  }
  if (extname(file) !== ".svg") return { identity };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return {
    identity,
    br: new Uint8Array(brotliCompressSync(identity, { params })),
    gzip: new Uint8Array(gzipSync(identity)),
  };
};

/** Files below a directory by their addresses below `prefix`, with a raw list of `headers` for each. */
const filesOf = (prefix: string, directory: string, headers: readonly string[]) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && types[extname(entry.name)])
    .map(({ parentPath, name }) => {
      const type = ["content-type", types[extname(name)] ?? "", ...headers];
      return [
        prefix + relative(directory, join(parentPath, name)),
        { bodies: read(join(parentPath, name)), headers: type },
      ] as const;
    });

/**
 * Files of the build, faces and the brand group, in memory (some megabytes). Files with a hash in their name
 * have no `ETag`, as browsers never ask for them again.
 *
 * @param headers raw lists: of the build's files, faces and marks, and of the brand group's other files,
 * which may be documents
 * @param publicDirectory files of the brand group, served from `/`
 * @param directories where the build's files lie, by the beginning of their addresses
 */
export const createStaticFiles = (
  headers: { readonly hashed: readonly string[]; readonly own: readonly string[] },
  publicDirectory: string | undefined,
  directories: Readonly<Record<string, string>>,
) => {
  const forGood = ["cache-control", "public, max-age=31536000, immutable", ...headers.hashed];
  const forAnHour = ["cache-control", "public, max-age=3600", ...headers.own];
  const below = (prefix: string, directory: string | undefined, said: readonly string[]) =>
    directory && existsSync(directory) ? filesOf(prefix, directory, said) : [];
  const files = new Map([
    ...below("/", publicDirectory, forAnHour),
    ...below("/marks/", publicDirectory && join(publicDirectory, "marks"), forGood),
    ...Object.entries(directories).flatMap(([prefix, directory]) => filesOf(prefix, directory, forGood)),
  ]);
  /** Sends the file and gives true, or gives false and has sent nothing. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const file = files.get(request.url?.split("?", 1)[0] ?? "");
    if (!file) return false;
    const accepted = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
    const encoding = file.bodies[accepted] ? accepted : "identity";
    const body = file.bodies[encoding];
    // HTTP/1.1 keeps the connection without the hint.
    response.removeHeader("connection");
    response.writeHead(200, [
      ...["content-length", `${body?.length ?? 0}`],
      ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
      ...(file.bodies.br ? ["vary", "accept-encoding"] : []),
      ...file.headers,
    ]);
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
};

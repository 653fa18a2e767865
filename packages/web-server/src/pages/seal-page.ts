import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding, Page } from "./page.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this many bytes an encoding costs more than it saves. */
const worthEncoding = 512;

/** Above this many bytes the hardest compression takes seconds, for a tenth of what is sent. */
const longToCompress = 262_144;

/** What a page is made of before it is compressed. */
export interface Draft {
  status: number;
  contentType: string;
  body: Buffer;
  /** Raw list: name, value … Everything but type, length, encoding, ETag and Vary. */
  headers: readonly string[];
}

/**
 * Levels of brotli and gzip for a page that few ask for, and for one that is asked for again, as brotli's
 * tenth takes 30 to 60 ms, its fifth two.
 */
const levels = { quick: [5, 9], hard: [10, 9] } as const;

/** Pictures that are compressed by what they are, and bytes that nothing compresses. */
const compressed = /^(?:image\/(?!svg)|application\/octet-stream)/;

const compress = async (body: Uint8Array, effort: keyof typeof levels): Promise<Record<Encoding, Uint8Array>> => {
  const [quality, level] = levels[effort];
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: body.length > longToCompress ? levels.quick[0] : quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzipped(body, { level }),
  ]);
  // Copies: what the compressors give lies in a block of 64
  // kB, and would hold all of it for as long as it is kept.
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz), identity: body };
};

const sizeOf = (bodies: Page["bodies"]): number =>
  [...new Set(Object.values(bodies))].reduce((sum, { length }) => sum + length, 4_096);

/**
 * Compresses a page once in every encoding and writes its headers, so that sending it is nothing but writing.
 */
export const sealPage = async ({ status, contentType, body, headers }: Draft): Promise<Page> => {
  const plain = body.length < worthEncoding || compressed.test(contentType);
  const bodies = plain ? { br: body, gzip: body, identity: body } : await compress(body, "quick");
  // Weak, and the same for every encoding: it names the content, not the bytes.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headersOf = (encoding: Encoding): string[] => [
    ...["content-length", `${bodies[encoding].length}`, "content-type", contentType],
    ...(bodies[encoding] === body ? [] : ["content-encoding", encoding]),
    ...["vary", "accept-encoding", "etag", etag],
    ...headers,
  ];
  return {
    status,
    bodies,
    headers: { br: headersOf("br"), gzip: headersOf("gzip"), identity: headersOf("identity") },
    etag,
    size: sizeOf(bodies),
  };
};

/** A page in fewer bytes, at a price that pays only for one that is sent more than once. */
export const packHard = async (page: Page): Promise<Page> => {
  if (page.bodies.br === page.bodies.identity) return page;
  const bodies = await compress(page.bodies.identity, "hard");
  const headersOf = (encoding: Encoding) => page.headers[encoding].with(1, `${bodies[encoding].length}`);
  return {
    ...page,
    bodies,
    headers: { br: headersOf("br"), gzip: headersOf("gzip"), identity: headersOf("identity") },
    size: sizeOf(bodies),
  };
};

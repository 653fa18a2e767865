import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { fitted } from "./fitted.ts";
import { type Encoding, encodings, type Page } from "./page.ts";

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
  /** How hard to compress: `often` for a page that is sent many times, `once` for this request only. */
  sent: "often" | "once";
}

/** Pictures that are compressed by what they are. */
const packed = /^image\/(?!svg)/;

const compress = async ({ body, contentType, sent }: Draft): Promise<Record<Encoding, Uint8Array>> => {
  if (body.length < worthEncoding || packed.test(contentType)) return { br: body, gzip: body, identity: body };
  const often = sent === "often";
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: often ? (body.length > longToCompress ? 5 : 10) : 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzipped(body, { level: often ? 9 : 4 }),
  ]);
  return { br: fitted(br), gzip: fitted(gz), identity: body };
};

/** Compresses a page once in every encoding and writes its headers, so that sending it is nothing but writing. */
export const sealPage = async (draft: Draft): Promise<Page> => {
  const bodies = await compress(draft);
  // Weak, and the same for every encoding: it names the content, not the bytes.
  const etag = `W/"${createHash("sha256").update(draft.body).digest("base64url").slice(0, 22)}"`;
  const headersOf = (encoding: Encoding): string[] => [
    "content-type",
    draft.contentType,
    "content-length",
    `${bodies[encoding].length}`,
    ...(bodies[encoding] === draft.body ? [] : ["content-encoding", encoding]),
    "vary",
    "accept-encoding",
    "etag",
    etag,
    ...draft.headers,
  ];
  const [br, gz, identity] = encodings.map(headersOf);
  return {
    status: draft.status,
    bodies,
    headers: { br: br ?? [], gzip: gz ?? [], identity: identity ?? [] },
    etag,
    size: [...new Set(Object.values(bodies))].reduce((sum, { length }) => sum + length, 4_096),
  };
};

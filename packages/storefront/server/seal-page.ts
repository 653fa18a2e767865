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
  /** How hard to compress: `once` for this request only, `first` for a page that others may ask for, `often` for one that they do. */
  sent: keyof typeof levels;
}

/** Levels of brotli and gzip. Brotli's tenth takes 30 to 60 ms of a page, its fifth takes two and leaves a tenth more bytes. */
const levels = { once: [4, 4], first: [5, 9], often: [10, 9] } as const;

/** Pictures that are compressed by what they are. */
const packed = /^image\/(?!svg)/;

const compress = async ({ body, contentType, sent }: Draft): Promise<Record<Encoding, Uint8Array>> => {
  if (body.length < worthEncoding || packed.test(contentType)) return { br: body, gzip: body, identity: body };
  const [hard, level] = levels[sent];
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: body.length > longToCompress ? Math.min(hard, 5) : hard,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzipped(body, { level }),
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

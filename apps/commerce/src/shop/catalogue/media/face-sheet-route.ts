import { prepared } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/reply.ts";
import type { Route } from "../../../platform/module.ts";
import { cardColumn, faceSheet } from "./face-sheet.ts";
import { mediaHeaders } from "./media-headers.ts";

// A name is half a hash of 64 bits and found along the primary key, like any beginning of it; `g` follows the
// last digit.
const selectFaces = prepared<{ svg: string }, [readonly string[]]>(
  "media-select-sheet",
  `select media.svg from unnest($1::text[]) with ordinality as named(half, place)
    join media on media.hash >= named.half and media.hash < named.half || 'g' order by named.place`,
);

const pathPattern = /^\/media\/(faces|cards)\/([0-9a-f]{16}(?:\.[0-9a-f]{16}){1,23})\.svg$/;

/**
 * Two to twenty-four pictures in one file, so that a page of products asks once for all; the front door keeps
 * it, compressed.
 */
const joined = (folder: "faces" | "cards", join: (faces: readonly string[]) => string): Route => ({
  method: "GET",
  path: `/media/${folder}/`,
  handle: async (_, response, { pool }, path) => {
    const name = pathPattern.exec(path)?.[2];
    if (name === undefined) return refuse(response, 404, "There is no such sheet.");
    const halves = name.split(".");
    const faces = await selectFaces.all(pool, halves);
    // One that is missing would be missing for ever in everybody's cache.
    if (faces.length !== halves.length) return refuse(response, 404, "A picture of this sheet does not exist.");
    const body = join(faces.map(({ svg }) => svg));
    response.writeHead(200, { ...mediaHeaders(name), "content-length": Buffer.byteLength(body) }).end(body);
  },
});

/** Each by its address within the file. */
export const faceSheetRoute = joined("faces", faceSheet);

/** Cards in one column, to be cut out by the page. */
export const cardColumnRoute = joined("cards", cardColumn);

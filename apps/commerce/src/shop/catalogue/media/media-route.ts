import { prepared } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/reply.ts";
import type { Route } from "../../../platform/module.ts";
import type { CatalogueExtra } from "../types.ts";
import { mediaHeaders } from "./media-headers.ts";

/** Path of a picture, by the hash that is its name. */
export const mediaPath = (hash: string): string => `/media/${hash}.svg`;

/** Path of an extra's picture; behind a packing's stands which one it is, for a stage to draw it: "#tin". */
export const extraPath = ({ image, kind, slug }: Pick<CatalogueExtra, "image" | "kind" | "slug">): string =>
  kind === "GIFT_PACKING" ? `${mediaPath(image)}#${slug.replace(/^packing-/, "")}` : mediaPath(image);

const selectMedia = prepared<{ svg: string | null; brotli: Buffer | null }, [string, boolean]>(
  "media-select",
  "select case when $2 then null else svg end as svg, case when $2 then brotli end as brotli from media where hash = $1",
);

const pathPattern = /^\/media\/([0-9a-f]{32})\.svg$/;

/** One picture. */
export const mediaRoute: Route = {
  method: "GET",
  path: "/media/",
  handle: async (request, response, { pool }, path) => {
    const hash = pathPattern.exec(path)?.[1];
    if (hash === undefined) return refuse(response, 404, "There is no such picture.");
    const headers = { ...mediaHeaders(hash), vary: "accept-encoding" };
    if (request.headers["if-none-match"] === headers.etag) return void response.writeHead(304, headers).end();
    const compressed = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
    const row = await selectMedia.first(pool, hash, compressed);
    const body = row?.brotli ?? row?.svg;
    if (body === undefined || body === null) return refuse(response, 404, "There is no such picture.");
    const encoding = compressed ? { "content-encoding": "br" } : {};
    response.writeHead(200, { ...headers, ...encoding, "content-length": Buffer.byteLength(body) }).end(body);
  },
};

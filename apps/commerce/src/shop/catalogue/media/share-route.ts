import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import { prepared } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/reply.ts";
import type { Route } from "../../../platform/module.ts";
import { mediaHeaders } from "./media-headers.ts";
import { sharePicture } from "./share-picture.ts";

// Only what the storefront sells: nobody may have every picture drawn in every house.
const selectFace = prepared<{ svg: string }, [string, string]>(
  "media-select-shared",
  `select svg from media where hash = $2 and exists
    (select from brand join product on product.brand = brand.slug where brand.face = $2 and product.storefront = $1)`,
);

const pathPattern = /^\/media\/share\/([A-Z]{2,6})\/([0-9a-f]{32})\.png$/;

/** The picture of a product that is shown where its page is shared, kept by the front door. */
export const shareRoute: Route = {
  method: "GET",
  path: "/media/share/",
  handle: async (request, response, { pool }, path) => {
    const [, code = "", hash = ""] = pathPattern.exec(path) ?? [];
    if (!isStorefrontCode(code)) return refuse(response, 404, "There is no such picture.");
    const headers = { ...mediaHeaders(`${code}-${hash}`), "content-type": "image/png" };
    if (request.headers["if-none-match"] === headers.etag) return void response.writeHead(304, headers).end();
    const face = await selectFace.first(pool, code, hash);
    if (face === undefined) return refuse(response, 404, "There is no such picture.");
    const png = await sharePicture(face.svg, getStorefront(code));
    response.writeHead(200, { ...headers, "content-length": png.length }).end(png);
  },
};

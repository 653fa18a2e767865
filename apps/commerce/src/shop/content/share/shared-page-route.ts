import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import { prepared } from "../../../platform/database/index.ts";
import { refuse } from "../../../platform/http/reply.ts";
import type { Route } from "../../../platform/module.ts";
import { mediaHeaders } from "../../catalogue/media/media-headers.ts";
import { pagePicture, type SharedPage } from "./page-picture.ts";

// A draft has no picture: nobody may read its title by counting.
const selectPage = prepared<SharedPage, [string, number]>(
  "content-shared",
  `select v.title, v.language, m.svg from content_version v left join media m on m.hash = v.image
    where v.storefront = $1 and v.id = $2 and v.state in ('PUBLISHED', 'RETIRED')`,
);

const pathPattern = /^\/media\/share\/page\/([A-Z]{2,6})\/([1-9]\d{0,8})\.png$/;

/**
 * The picture that is shown where a written page is shared: named by its version it never changes, so the
 * front door keeps it, and a retired one is still asked for.
 */
export const sharedPageRoute: Route = {
  method: "GET",
  path: "/media/share/page/",
  handle: async (request, response, { pool }, path) => {
    const [, code = "", id = ""] = pathPattern.exec(path) ?? [];
    if (!isStorefrontCode(code)) return refuse(response, 404, "There is no such picture.");
    const headers = { ...mediaHeaders(`${code}-page-${id}`), "content-type": "image/png" };
    if (request.headers["if-none-match"] === headers.etag) return void response.writeHead(304, headers).end();
    const page = await selectPage.first(pool, code, Number(id));
    if (page === undefined) return refuse(response, 404, "There is no such picture.");
    const png = await pagePicture(page, getStorefront(code));
    response.writeHead(200, { ...headers, "content-length": png.length }).end(png);
  },
};

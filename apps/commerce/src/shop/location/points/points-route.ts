import { refuse } from "../../../platform/http/reply.ts";
import type { Route } from "../../../platform/module.ts";
import { mediaHeaders } from "../../catalogue/media/media-headers.ts";
import { pointsFile } from "./cached-points.ts";
import { hashOfPath } from "./points-path.ts";

/** Every place of a product as points of a map, in one file that the front door keeps, compressed. */
export const pointsRoute: Route = {
  method: "GET",
  path: "/media/places/",
  handle: async (request, response, { pool }, path) => {
    const hash = hashOfPath(path);
    if (hash === undefined) return refuse(response, 404, "There are no such places.");
    const headers = { ...mediaHeaders(hash), "content-type": "application/geo+json" };
    if (request.headers["if-none-match"] === headers.etag) return void response.writeHead(304, headers).end();
    const file = await pointsFile(pool, hash);
    if (file === undefined) return refuse(response, 404, "There are no such places.");
    response.writeHead(200, { ...headers, "content-length": file.length }).end(file);
  },
};

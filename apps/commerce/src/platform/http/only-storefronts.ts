import { createHash, timingSafeEqual } from "node:crypto";
import type { RouteHandler } from "../module.ts";
import { refuse } from "./reply.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Answers storefronts alone, where a setting says what they say as
 * `authorization`; compared in one time, however much of it is right.
 */
export const onlyStorefronts =
  (handle: RouteHandler): RouteHandler =>
  (request, response, services, path) => {
    const { authorization: expected } = services.environment;
    if (expected !== undefined && !timingSafeEqual(digest(request.headers.authorization ?? ""), digest(expected)))
      return refuse(response, 401, "Only storefronts are answered here.", { "www-authenticate": "Bearer" });
    return handle(request, response, services, path);
  };

import { buffer } from "node:stream/consumers";
import type { Pool } from "undici";
import type { MadePage } from "./pages/page.ts";
import { sealPage } from "./pages/seal-page.ts";

/** A day: pictures are named by their content, so none of them can be out of date while it is kept. */
const longest = 86_400;

const single = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/**
 * Pictures of commerce, kept like pages: a listing costs
 * commerce nothing, and has its pictures while commerce is away.
 *
 * @param headers raw list, for every picture
 */
export const createMediaMaker =
  (pool: Pool, headers: readonly string[]) =>
  async (path: string, requestId: string): Promise<MadePage> => {
    const answer = await pool.request({
      method: "GET",
      path,
      headers: { "accept-encoding": "identity", "x-request-id": requestId },
    });
    const cacheControl = single(answer.headers["cache-control"]) ?? "no-store";
    const policy = single(answer.headers["content-security-policy"]);
    const page = await sealPage({
      status: answer.statusCode,
      contentType: single(answer.headers["content-type"]) ?? "application/octet-stream",
      body: await buffer(answer.body),
      headers: [...headers, "cache-control", cacheControl, ...(policy ? ["content-security-policy", policy] : [])],
    });
    const kept = answer.statusCode === 200 && !answer.headers["set-cookie"];
    const seconds = Number(/\bpublic\b.*\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
    return { page, seconds: kept ? Math.min(longest, seconds) : 0 };
  };

import { readFileSync } from "node:fs";
import { asset, json } from "./answer.ts";
import type { Route } from "./router.ts";

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#ffc53d"/><path d="M6 12h20v4H6zm2 6h16v8H8zm7-6h2v14h-2z" fill="#2b1b2e"/></svg>';

/** Style, icon and the two questions of whoever watches over the process. */
export const commonRoutes = (isReady: () => boolean): Route[] => {
  const style = readFileSync(new URL("./sandbox.css", import.meta.url), "utf8");
  return [
    ["GET", "/sandbox.css", () => asset("text/css; charset=utf-8", style)],
    ["GET", "/images/icon.svg", () => asset("image/svg+xml", icon)],
    ["GET", "/healthz", () => json(200, { status: "ok" })],
    ["GET", "/readyz", () => (isReady() ? json(200, { status: "ready" }) : json(503, { status: "draining" }))],
  ];
};

import type { ServerResponse } from "node:http";

/** Sends a browser on; `headers` is a raw list. */
export const redirect = (
  response: ServerResponse,
  { status, location }: { status: number; location: string },
  headers: readonly string[],
): void => {
  const own = ["location", location, "cache-control", "public, max-age=0, must-revalidate", "content-length", "0"];
  response.writeHead(status, [...headers, ...own]).end();
};

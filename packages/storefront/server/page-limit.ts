import type { IncomingMessage, ServerResponse } from "node:http";
import { clientAddress, type NetworkLimit, refuse } from "@giftshop/web-server";
import type { Environment } from "../src/environment.ts";

export interface PageLimitOptions {
  /** Absent where each network gets what it asks for. */
  limit?: Pick<NetworkLimit, "admits"> | undefined;
  settings: Pick<Environment, "trustProxy">;
  /** Raw list, for what is answered here. */
  headers: readonly string[];
}

/** Whether a network had its pages of this minute, which is then answered with 429. */
export const createPageLimit =
  ({ limit, settings, headers }: PageLimitOptions) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!limit || limit.admits(clientAddress(request, settings.trustProxy))) return false;
    refuse(response, { status: 429, text: "Too many pages. Please wait a minute." }, headers);
    return true;
  };

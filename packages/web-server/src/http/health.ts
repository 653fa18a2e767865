import type { IncomingMessage, ServerResponse } from "node:http";
import { sendJson } from "./send-json.ts";

/**
 * `/healthz`: the process runs. `/readyz`: it takes visitors;
 * not before Next runs, and no longer once it was asked to stop.
 */
export const createHealth = () => {
  let ready = false;
  const answer = (response: ServerResponse, well: boolean): void =>
    sendJson(response, well ? 200 : 503, { status: well ? "ok" : "unavailable" });
  return {
    setReady(value: boolean): void {
      ready = value;
    },
    endpoints: {
      "/healthz": (_: IncomingMessage, response: ServerResponse) => answer(response, true),
      "/readyz": (_: IncomingMessage, response: ServerResponse) => answer(response, ready),
    },
  };
};

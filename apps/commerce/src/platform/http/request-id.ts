import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const acceptable = /^[\w.-]{8,64}$/;

/**
 * The id under which a request is logged: the front door's,
 * where it sent one, so that a line is found across processes.
 */
export const requestIdOf = (request: IncomingMessage): string => {
  const sent = request.headers["x-request-id"];
  return typeof sent === "string" && acceptable.test(sent) ? sent : randomUUID();
};

import type { IncomingMessage } from "node:http";
import { Refused } from "./problem.ts";

/** Largest body, bytes: a thousand gifts with their messages. */
export const largestBody = 1_048_576;

const judgeHead = ({ headers }: IncomingMessage): void => {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Refused(415, "content_type", "The body has to be application/json.");
  const length = headers["content-length"];
  if (length === undefined) throw new Refused(411, "length_required", "Content-Length is missing.");
  if (!/^\d+$/u.test(length) || Number(length) > largestBody)
    throw new Refused(413, "too_large", `A request holds at most ${largestBody} bytes.`);
};

/** The JSON of a request. Throws 415, 411, 413 and 400. */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  judgeHead(request);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new Refused(400, "json", "The body is not JSON.");
  }
};

import type { IncomingMessage } from "node:http";
import { Refused } from "../refused.ts";

/** The JSON object that a request brings, of so many bytes at most. Throws INVALID, about `parameter`. */
export const readJsonBody = async (
  request: IncomingMessage,
  largest: number,
  parameter: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > largest) throw new Refused("INVALID", parameter);
    parts.push(part);
  }
  try {
    return Object(JSON.parse(Buffer.concat(parts).toString("utf8")));
  } catch {
    throw new Refused("INVALID", parameter);
  }
};

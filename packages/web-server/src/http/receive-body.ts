import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refuse.ts";

/** What came with a request: its body, `undefined` where it has none, or why it is not taken. */
type Received = { body: Buffer | undefined } | { refusal: Refusal };

const whole = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    request
      .on("data", (part: Buffer) => parts.push(part))
      .once("end", () => resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)))
      .once("error", reject);
  });

/**
 * Receives a body whole, so that a slow sender keeps only a socket. Judged by its head first: Node holds a
 * body to its Content-Length.
 *
 * @param most bytes
 */
export const receiveBody = async (request: IncomingMessage, most: number): Promise<Received> => {
  const { "content-length": said, "transfer-encoding": coding } = request.headers;
  if (coding !== undefined || (said === undefined && request.method === "POST")) {
    return { refusal: { status: 411, text: "Content-Length is missing." } };
  }
  const length = Number(said ?? 0);
  if (length > most) return { refusal: { status: 413, text: `A request holds at most ${most} bytes.` } };
  if (length === 0) return { body: undefined };
  try {
    return { body: await whole(request) };
  } catch {
    return { refusal: { status: 408, text: "The request did not come whole." } };
  }
};

import { createServer, type IncomingHttpHeaders, type RequestListener, request } from "node:http";
import { type Duplex, duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";

/** What a listener answered, whole. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a listener for a path, query included. */
export type Ask = (url: string, headers: Record<string, string>) => Promise<Answer>;

/**
 * Asks a request listener over connections inside this process:
 * real requests and responses, no port, no socket file.
 */
export const askInProcess = (listener: RequestListener): Ask => {
  const server = createServer(listener);
  // One pair of ends per request: an agent that keeps them would want sockets of the system.
  const createConnection = (): Duplex => {
    const [ours, theirs] = duplexPair();
    server.emit("connection", theirs);
    return ours;
  };
  return (url, headers) =>
    new Promise((resolve, reject) => {
      const asked = request({ createConnection, path: url, headers, setHost: false }, (answer) => {
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body }),
          reject,
        );
      });
      asked.on("error", reject).end();
    });
};

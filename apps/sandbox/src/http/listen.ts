import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import type { Server } from "node:net";

/**
 * Listens on localhost and returns the port; 0 takes a free one. @throws Error EADDRINUSE when it is taken.
 */
export const listen = async (server: Server, port: number): Promise<number> => {
  server.listen(port, "localhost");
  await once(server, "listening");
  const address = server.address();
  return address === null || typeof address === "string" ? port : address.port;
};

/** How long running requests get to end, in milliseconds. */
const grace = 5_000;

/** Takes no new request, lets the running ones end, and cuts those that do not. */
export const endHttp = async (server: HttpServer): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(cut);
};

import type { Server, ServerResponse } from "node:http";

/** How often it is looked for connections that became idle, milliseconds. */
const every = 100;

/** The answers of a server that are not finished. */
export const answersOf = (server: Server): ReadonlySet<ServerResponse> => {
  const underWay = new Set<ServerResponse>();
  server.on("request", (_, response) => {
    if (!server.listening) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  return underWay;
};

/**
 * Stops a server: takes no new connection, ends idle ones, and gives each answer under way its time. Each of
 * those says that it is the last on its connection, so that whoever keeps it open sends nothing more over it.
 */
export const drain = (server: Server, underWay: ReadonlySet<ServerResponse>): Promise<void> =>
  new Promise((resolve) => {
    // A connection whose answer had begun before becomes idle after it, and nothing else would end it.
    const idle = setInterval(() => server.closeIdleConnections(), every);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
    for (const response of underWay) response.shouldKeepAlive = false;
  });

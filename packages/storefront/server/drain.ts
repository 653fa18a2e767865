import type { Server } from "node:http";

/**
 * Stops a server: takes no new connection, ends idle ones, gives running requests their time, then ends what is left.
 *
 * @param patience milliseconds
 */
export const drain = (server: Server, patience: number): Promise<void> =>
  new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(impatient);
      resolve();
    });
    // A busy keep-alive connection becomes idle after its answer, and nothing else would end it.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    server.once("close", () => clearInterval(idle));
  });

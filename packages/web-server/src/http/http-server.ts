import { createServer, type RequestListener, type Server } from "node:http";

/** Milliseconds: as long as a page waits for an answer of commerce. */
const requestTimeout = 15_000;

/**
 * Milliseconds: longer than a proxy in front keeps an idle connection
 * (60 s as most are set up), so that none closes under a request.
 */
const keepAliveTimeout = 65_000;

/**
 * A server that waits so long for a whole request, its body
 * included; then Node answers 408 and ends the connection.
 */
export const createHttpServer = (listener: RequestListener, timeout = requestTimeout): Server =>
  createServer(
    { requestTimeout: timeout, headersTimeout: timeout, connectionsCheckingInterval: timeout / 5, keepAliveTimeout },
    listener,
  );

/** @throws a sentence where the port is taken */
export const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken; choose another with PORT.`) : error),
    );
    server.listen(port, resolve);
  });

/**
 * Stops a server: no new connection, idle ones end, running
 * requests get so many milliseconds, then what is left ends.
 */
export const drain = (server: Server, timeout: number): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), timeout);
    // A busy keep-alive connection becomes idle after its answer, and nothing else would end it.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(late);
      clearInterval(idle);
      resolve();
    });
  });

import { createServer, type RequestListener, type Server } from "node:http";

/** Milliseconds: as long as a page waits for an answer of commerce. */
const longest = 15_000;

/**
 * Milliseconds: longer than a proxy in front keeps an idle connection (60 s as most are set up), so that it is never closed under a request
 * on its way; one that is no GET could not be sent again.
 */
const keepAliveTimeout = 65_000;

/**
 * A server that waits so long for a request to be here whole, its body included; then Node answers 408 and ends the connection.
 *
 * @param patience milliseconds
 */
export const createPatientServer = (listener: RequestListener, patience = longest): Server =>
  createServer(
    { requestTimeout: patience, headersTimeout: patience, connectionsCheckingInterval: patience / 5, keepAliveTimeout },
    listener,
  );

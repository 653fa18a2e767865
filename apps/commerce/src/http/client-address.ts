import type { IncomingMessage } from "node:http";

/**
 * Address of the visitor. The front door appends it to `x-forwarded-for`, so the last entry counts, and only from an
 * address in `trustedProxies`. Such a neighbour that forwards nobody speaks for itself: `undefined`.
 */
export const clientAddressOf = (request: IncomingMessage, trustedProxies: readonly string[]): string | undefined => {
  const peer = request.socket.remoteAddress;
  if (peer === undefined || !trustedProxies.includes(peer)) return peer;
  const forwarded = request.headers["x-forwarded-for"];
  const list = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return list?.split(",").at(-1)?.trim() || undefined;
};

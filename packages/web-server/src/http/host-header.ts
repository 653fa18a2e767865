import type { IncomingMessage } from "node:http";

const wellFormed = /^[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?(?::\d{1,5})?$/i;

const countHosts = (raw: readonly string[]): number => {
  let count = 0;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
};

/**
 * The host a request is for, or `undefined` when it is
 * missing, doubled or ill-formed (RFC 9112, section 3.2: 400).
 *
 * @param trustProxy whether `X-Forwarded-Host` is believed; otherwise it is as if it were not there
 */
export const hostOf = (request: IncomingMessage, trustProxy: boolean): string | undefined => {
  if (countHosts(request.rawHeaders) !== 1) return undefined;
  const forwarded = trustProxy ? request.headers["x-forwarded-host"] : undefined;
  const host = (typeof forwarded === "string" ? forwarded : request.headers.host) ?? "";
  return wellFormed.test(host) ? host.toLowerCase() : undefined;
};

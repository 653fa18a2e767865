import type { IncomingMessage } from "node:http";
import {
  isRedeemToken,
  queryOf,
  readRedeemToken,
  redeem,
  redeemCookie,
  type Storefront,
} from "@giftshop/storefront-config";

/** Flags of the token's cookie, which no script reads, and of the one that says that there is a token. */
const cookies = (token: string, storeId: number, basePath: string, secure: boolean): string[] => {
  const flags = `Max-Age=${redeem.minutes * 60}; SameSite=Lax${secure ? "; Secure" : ""}`;
  return [
    "set-cookie",
    `${redeemCookie(storeId, secure)}=${token}; Path=/; HttpOnly; ${flags}`,
    "set-cookie",
    `${redeem.hint}=1; Path=${basePath || "/"}; ${flags}`,
  ];
};

/**
 * Headers that send a browser to the same address without the token in it, which goes into its
 * cookie; `undefined` for an address that has none. What has not the shape of a token is dropped.
 *
 * @param storefrontAt whose page a path is, of the host that was asked
 * @param secure whether its cookies are for https alone
 */
export const tokenMoved = (
  url: string,
  storefrontAt: (path: string) => Pick<Storefront, "storeId" | "basePath"> | undefined,
  secure: boolean,
): string[] | undefined => {
  const at = url.indexOf("?");
  if (at < 0 || !url.includes("redeemToken")) return undefined;
  const path = url.slice(0, at);
  const query = new URLSearchParams(url.slice(at + 1));
  if (!query.has("redeemToken")) return undefined;
  const storefront = storefrontAt(path);
  if (!storefront) return undefined;
  const token = readRedeemToken(queryOf(query).redeemToken);
  query.delete("redeemToken");
  const { storeId, basePath } = storefront;
  // Two slashes at the beginning would name another host.
  const location = `/${path.replace(/^[/\\]+/u, "")}${query.size > 0 ? `?${query}` : ""}`;
  const own = [
    "location",
    location,
    "cache-control",
    "no-store",
    "referrer-policy",
    "no-referrer",
    "content-length",
    "0",
  ];
  if (token === undefined || !isRedeemToken(token)) return own;
  return [...own, ...cookies(token, storeId, basePath, secure)];
};

/** Headers that all answers have, but for what one of them may say of its address. */
export const withoutReferrer = (headers: readonly string[]): string[] =>
  headers.filter((_, index) => headers[index - (index % 2)] !== "referrer-policy");

interface Body {
  variables?: { userData?: { storeID?: unknown; redeemToken?: unknown } };
}

const readBody = (body: Buffer): Body | undefined => {
  try {
    const read: unknown = JSON.parse(body.toString("utf8"));
    return typeof read === "object" && read !== null ? (read as Body) : undefined;
  } catch {
    return undefined;
  }
};

const cookieOf = (header: string | undefined, name: string): string | undefined => {
  const pair = (header ?? "").split(";").find((one) => one.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
};

/** A call as it goes on to commerce. */
export interface RedeemCall {
  body: Buffer | undefined;
  /**
   * Value of {@link redeem.header}: the token in base64; the mere
   * marker where the browser has no token; absent for all other calls.
   */
  redeemContext: string | undefined;
}

/**
 * Puts the token of the browser's cookie into a call that carries the marker: into its header and its
 * `userData`. Scripts never see the token, and a token that a browser sends in any other way is taken out.
 *
 * @param secure whether the cookie is for https alone
 */
export const withRedeemToken = (
  { headers }: Pick<IncomingMessage, "headers">,
  body: Buffer | undefined,
  secure: boolean,
): RedeemCall => {
  const marked = headers[redeem.header] !== undefined;
  // An escape may spell the name, too.
  const named = body !== undefined && (body.includes("redeemToken") || body.includes("\\u"));
  const untouched: RedeemCall = { body, redeemContext: marked ? redeem.marker : undefined };
  if (body === undefined || !(marked || named)) return untouched;
  const read = readBody(body);
  const userData = read?.variables?.userData;
  if (typeof userData !== "object" || userData === null) return untouched;
  const { redeemToken: sent, ...others } = userData;
  const name = redeemCookie(Number(userData.storeID), secure);
  const token = marked ? cookieOf(headers.cookie, name) : undefined;
  const known = token !== undefined && isRedeemToken(token) ? token : undefined;
  if (known === undefined && sent === undefined) return untouched;
  const variables = { ...read?.variables, userData: { ...others, ...(known && { redeemToken: known }) } };
  return {
    body: Buffer.from(JSON.stringify({ ...read, variables })),
    redeemContext: known ? Buffer.from(known).toString("base64") : untouched.redeemContext,
  };
};

import { getStorefront, redeem, redeemCookie, type StorefrontCode } from "@giftshop/storefront-config";

/** A visitor without a browser: asks commerce and keeps its cookies. */
export interface Visitor {
  /**
   * Asks one operation and gives its payload's `data`; `at` names another process of commerce.
   * @throws {Refused} when commerce refuses; a TypeError when nobody answers
   */
  ask<Data>(document: string, variables: object, at?: string): Promise<Data>;
}

/** Commerce answered, and refused. */
export class Refused extends Error {
  readonly codes: readonly number[];

  constructor(codes: readonly number[], answer: string) {
    super(`Commerce refused: ${answer}`);
    this.codes = codes;
  }
}

interface Payload {
  data: unknown;
  errors: readonly { code: number }[];
}

/** @param address that it calls from, where what stands in front believes it */
export const createVisitor = (commerceUrl: string, code: StorefrontCode, address?: string): Visitor => {
  const cookies = new Map<string, string>();
  const { languages, storeId, country } = getStorefront(code);
  /** The token of an exchange. */
  const tokenNow = () => cookies.get(redeemCookie(storeId, false));
  /** With the token of an exchange, as the front door puts it into calls of its pages. */
  const userData = () => {
    const redeemToken = tokenNow();
    return { language: languages[0], storeID: storeId, countryCode: country, ...(redeemToken && { redeemToken }) };
  };
  /** What commerce is told beside it; a front door on the way takes it for the mark of such a page. */
  const context = () => {
    const token = tokenNow();
    return token ? { [redeem.header]: Buffer.from(token).toString("base64") } : {};
  };
  return {
    async ask<Data>(query: string, variables: object, at = commerceUrl) {
      const answer = await fetch(`${at}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...context(),
          ...(address !== undefined && { "x-forwarded-for": address }),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
        body: JSON.stringify({ query, variables: { userData: userData(), ...variables } }),
        signal: AbortSignal.timeout(20_000),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const text = await answer.text();
      const [payload] = Object.values((JSON.parse(text) as { data?: Record<string, Payload> }).data ?? {});
      // Without a payload nobody judged the call: something behind
      // commerce is down, and the same call may be repeated.
      if (!payload) throw new TypeError(`No answer to the operation: ${text}`);
      if (payload.errors.length > 0)
        throw new Refused(
          payload.errors.map((error) => error.code),
          text,
        );
      return payload.data as Data;
    },
  };
};

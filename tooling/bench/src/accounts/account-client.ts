import { easyToken } from "@giftshop/commerce/easy-token";
import type { Storefront } from "@giftshop/storefront-config";
import type { Pool } from "undici";

interface Answer<Data> {
  data: Data | null;
  errors: readonly { code: number }[];
}

/** A caller of another address each time: limits by address are those of one call alone. */
export interface AccountCaller {
  cookies: Map<string, string>;
  /** One call; its field is called `answer`. Answers milliseconds, too. */
  ask<Data>(document: string, variables?: object): Promise<Answer<Data> & { milliseconds: number }>;
  captcha(): Promise<string>;
}

let called = 0;

/**
 * @param origin of the storefront that is spoken for
 * @param signingSecret of commerce: a visitor's work for a captcha is not what is measured
 */
export const accountCaller = (
  pool: Pool,
  storefront: Storefront,
  origin: string,
  signingSecret: string,
): AccountCaller => {
  const cookies = new Map<string, string>();
  const userData = { language: storefront.languages[0], storeID: storefront.storeId, countryCode: storefront.country };
  const ask: AccountCaller["ask"] = async <Data>(query: string, variables: object = {}) => {
    called += 1;
    const body = JSON.stringify({ query, variables: { userData, ...variables } });
    const started = performance.now();
    const answer = await pool.request({
      method: "POST",
      path: "/graphql",
      headers: {
        "content-type": "application/json",
        origin,
        host: new URL(origin).host,
        "x-forwarded-for": `10.${(called >> 16) & 255}.${(called >> 8) & 255}.${called & 255}`,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body,
    });
    const text = await answer.body.text();
    const milliseconds = performance.now() - started;
    for (const header of [answer.headers["set-cookie"] ?? []].flat()) {
      const [pair = ""] = header.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    if (answer.statusCode !== 200) throw new Error(`Commerce answered ${answer.statusCode}`);
    const { data } = JSON.parse(text) as { data?: { answer: Answer<Data> } };
    if (!data) throw new Error(text);
    return { ...data.answer, milliseconds };
  };
  return { cookies, ask, captcha: () => easyToken(signingSecret, storefront.code) };
};

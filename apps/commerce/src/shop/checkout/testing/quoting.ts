import { randomUUID } from "node:crypto";
import { makeChallenge } from "../../../platform/captcha/make-challenge.ts";
import { solvedToken } from "../../../platform/captcha/testing/solve.ts";
import { type Pricing, priceQuote, type Sending, sendQuote } from "../../business/index.ts";
import { readQuoteByReference } from "../../business/quotes/quotes-table.ts";
import { requestQuote } from "../../business/quotes/request-quote.ts";
import { tokenOfQuote } from "../../business/quotes/token.ts";
import { readVersion } from "../../business/quotes/versions-table.ts";
import type { Placed } from "../payments/payment-url.ts";
import { acceptQuote } from "../placing/quotes/accept-quote.ts";
import type { Buyer, Shop } from "./shop.ts";

/** A company as it fills the form, with a mailbox and a VAT number of its own. */
export const company = (vatNumber: string) => ({
  firstName: "Claire",
  lastName: "Fontaine",
  email: `${randomUUID()}@example.com`,
  companyName: "Atelier Fontaine SARL",
  vatNumber,
  referenceNumber: "CC-4711",
  countryCode: "FR",
  postCode: "75011",
  houseNumber: "12",
  street: "Rue Oberkampf",
  city: "Paris",
});

let made = 0;

/** A VAT number of a right form that no other test has. */
export const newVatNumber = (): string => {
  made += 1;
  return `FR00${`${100_000_000 + made}`}`;
};

/** What a company and staff do with quotes. `shopNow` answers the shop of the test that runs. */
export const quoting = (shopNow: () => Shop) => {
  const variationOf = async (sku: string): Promise<string> => {
    const { rows } = await shopNow().services.pool.query<{ id: number }>("select id from variation where sku = $1", [
      `CBFR-${sku}`,
    ]);
    return `${rows[0]?.id}`;
  };
  const request = async ({ scope }: Buyer, over: Record<string, unknown> = {}, sku = "apple-d"): Promise<string> => {
    const purpose = { action: "common", storefront: scope.storefront.code } as const;
    const captchaToken = await solvedToken(await makeChallenge(scope.services, purpose));
    const lines = [{ variationId: await variationOf(sku), value: 5000, quantity: 3 }];
    const input = { idempotencyKey: randomUUID(), captchaToken, lines, billing: company(newVatNumber()), ...over };
    return (await requestQuote(input, scope)).reference;
  };
  const tokenOf = async (reference: string): Promise<string> => {
    const quote = await readQuoteByReference(shopNow().services.pool, reference);
    return tokenOfQuote(shopNow().services.environment, quote?.id ?? "");
  };
  const price = async (reference: string, over: Partial<Pricing> = {}): Promise<number> => {
    const { services } = shopNow();
    const quote = await readQuoteByReference(services.pool, reference);
    const { lines } = await readVersion(services.pool, quote?.id ?? "", 0);
    return priceQuote(services, { reference, staff: "sam", lines, ...over });
  };
  return {
    variationOf,
    request,
    tokenOf,
    price,
    /** What was written about a quote, by whom and why. */
    newsOf: async (quoteId: string): Promise<string[]> => {
      const { rows } = await shopNow().services.ownerPool.query<{ said: string }>(
        `select replace(queue, 'mail.', '') || ' ' || (job->>'news') as said from letter where job->>'quoteId' = $1 order by said`,
        [quoteId],
      );
      return rows.map(({ said }) => said);
    },
    pay: async (orderUuid: string): Promise<void> => {
      const shop = shopNow();
      const payment = await shop.paymentOf(orderUuid);
      shop.provider.move(payment, "PAID");
      await shop.announce(payment);
    },
    send: (reference: string, over: Partial<Sending> = {}) =>
      sendQuote(shopNow().services, { reference, staff: "sam", ...over }),
    accept: async ({ scope }: Buyer, reference: string, over: Record<string, unknown> = {}): Promise<Placed> =>
      acceptQuote(
        {
          idempotencyKey: randomUUID(),
          token: await tokenOf(reference),
          version: 1,
          paymentMethod: "creditcard",
          acceptTerms: true,
          ...over,
        },
        scope,
        shopNow().context,
      ),
  };
};

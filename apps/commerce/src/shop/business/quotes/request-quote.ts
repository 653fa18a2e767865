import { randomUUID } from "node:crypto";
import { volumePriceOf, volumePricesOf } from "@giftshop/storefront-config/volume-prices";
import { quoteRequestSchema, validate } from "@giftshop/validation";
import { hashRequest, type Request, recall, remember } from "../../../money/order/index.ts";
import { type JudgedCaptcha, judgeCaptcha } from "../../../platform/captcha/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { readId } from "../../../platform/graphql/read-id.ts";
import { newReference } from "../../../platform/reference.ts";
import { judgedBilling } from "../../basket/index.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import { tellBuyer, tellShop } from "../emails/emails.ts";
import { limitCalls, limitQuotes } from "../limits.ts";
import { judgeReceivers } from "./judge-receivers.ts";
import { insertLogo } from "./logo-table.ts";
import { priceOffer } from "./price-lines.ts";
import { insertQuote, type NewQuote } from "./quotes-table.ts";
import { redrawLogo } from "./redraw-logo.ts";
import { tokenOfQuote } from "./token.ts";
import type { QuoteLine } from "./types.ts";
import { insertVersion } from "./versions-table.ts";

/** What became of a request. */
export interface RequestedQuote {
  reference: string;
}

const judgeInput = async (input: unknown, country: string) => {
  const judged = await validate(quoteRequestSchema(country), input, { prefix: "input" });
  if (!judged.ok) throw new Failure(judged.errors.map(({ code, path }) => ({ code, parameter: path })));
  return judged.value;
};

type Judged = Awaited<ReturnType<typeof judgeInput>>;

/** What is asked for has the prices of the catalogue until staff price it. */
const lineOf = ({
  variationId,
  value,
  quantity,
  wrapperId,
  giftPackingId,
}: Judged["lines"][number]): Omit<QuoteLine, "wrapperPrice" | "giftPackingPrice" | "receivers"> => ({
  variation: readId(variationId) ?? -1,
  value,
  quantity,
  wrapper: wrapperId === undefined ? null : (readId(wrapperId) ?? -1),
  giftPacking: giftPackingId === undefined ? null : (readId(giftPackingId) ?? -1),
});

/** The lines of a request at today's prices, of so many cards, with the postage that a basket would pay. */
const offerOf = async (lines: Judged["lines"], scope: Scope): Promise<{ lines: QuoteLine[]; shipping: number }> => {
  const { services, storefront } = scope;
  const { snapshot, now } = await readView(services, scope);
  const receivers = await judgeReceivers(lines, snapshot, scope);
  const wanted = lines.map((line, index) => ({
    ...lineOf(line),
    wrapperPrice: null,
    giftPackingPrice: null,
    receivers: receivers[index] ?? [],
  }));
  const priced = priceOffer({ lines: wanted }, { snapshot, storefront, now });
  const volumes = volumePricesOf(storefront.code);
  const cards = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const priceOf = (id: number | null) =>
    id === null ? null : volumePriceOf(volumes, snapshot.extras.get(id)?.price ?? 0, cards);
  return {
    lines: wanted.map((line) => ({
      ...line,
      wrapperPrice: priceOf(line.wrapper),
      giftPackingPrice: priceOf(line.giftPacking),
    })),
    shipping: priced.shipping,
  };
};

/** Where the storefront is, no day before today can be wished for. */
const judgeDay = (wantedOn: string | undefined, { storefront, services }: Scope): void => {
  const today = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: storefront.timeZone }).format(
    services.clock.now(),
  );
  if (wantedOn !== undefined && wantedOn < today) throw new Failure("deliveryTooSoon", "input.wantedOn");
};

interface Call {
  scope: Scope;
  request: Request;
  captcha: JudgedCaptcha;
  quote: NewQuote;
  offer: { lines: QuoteLine[]; shipping: number };
  /** Drawn anew. */
  logo: Buffer | undefined;
}

/**
 * The claim on the key comes first: whoever calls with it at
 * the same time waits there, and finds what was answered.
 */
const writeOnce = async (client: PoolClient, call: Call): Promise<RequestedQuote> => {
  const { scope, request, captcha, quote, offer, logo } = call;
  const { services } = scope;
  const asked: RequestedQuote = { reference: quote.reference };
  if (!(await remember(client, request, asked))) return (await recall<RequestedQuote>(client, request)) ?? asked;
  await captcha.spend(client);
  await insertQuote(client, quote, tokenOfQuote(services.environment, quote.id));
  if (logo) await insertLogo(client, quote.id, logo);
  await insertVersion(client, quote.id, { version: 0, staff: null, at: quote.createdAt, ...offer });
  await tellBuyer(services, client, { quoteId: quote.id, news: "received" });
  await tellShop(services, client, { quoteId: quote.id, news: "request" });
  return asked;
};

/**
 * `requestQuote`: quote, used captcha, answer, and emails to buyer and shop are one transaction.
 *
 * @throws the errors of fields and lines, 1002, 1003, 1110 for what is no logo, 2041, 2060 for a day that
 * is over
 */
export const requestQuote = async (input: unknown, scope: Scope): Promise<RequestedQuote> => {
  const { services, storefront, language } = scope;
  await limitCalls(scope);
  const {
    captchaToken,
    idempotencyKey: key,
    lines,
    wantedOn,
    remark,
    logo: picture,
    billing,
  } = await judgeInput(input, storefront.country);
  judgeDay(wantedOn, scope);
  const asked = {
    lines,
    wantedOn: wantedOn ?? null,
    remark: remark ?? null,
    ...(picture === undefined ? {} : { picture }),
    billing,
    storefront: storefront.code,
  };
  // Not by visitor: of two calls of a new browser at once,
  // neither has the cookie that the first answer brings.
  const request = { actor: "business", operation: "requestQuote", key, hash: hashRequest(asked) };
  const before = await recall<RequestedQuote>(services.pool, request);
  if (before) return before;
  const offer = await offerOf(lines, scope);
  const logo = picture === undefined ? undefined : await redrawLogo(Buffer.from(picture, "base64"));
  if (picture !== undefined && logo === undefined) throw new Failure("notAnOption", "input.logo");
  const purpose = { action: "common", storefront: storefront.code } as const;
  const captcha = await judgeCaptcha(services, captchaToken, purpose, "input.captchaToken");
  await limitQuotes(scope, billing.email);
  const quote: NewQuote = {
    id: randomUUID(),
    reference: newReference(),
    storefront: storefront.code,
    language,
    ...judgedBilling(billing, null),
    wantedOn: wantedOn ?? null,
    remark: remark ?? null,
    createdAt: services.clock.now(),
  };
  const made = await inTransaction(services.pool, (client) =>
    writeOnce(client, { scope, request, captcha, quote, offer, logo }),
  );
  scope.log.info({ reference: made.reference }, "quote asked for");
  return made;
};

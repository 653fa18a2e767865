import { quoteCommentSchema, validate } from "@giftshop/validation";
import { hashRequest, recall, remember } from "../../../money/order/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { tellShop } from "../emails/emails.ts";
import { limitCalls, limitComments } from "../limits.ts";
import { lockQuoteByToken, moveQuote, readQuoteByToken } from "./quotes-table.ts";
import { isQuoteToken } from "./token.ts";
import { openStates, type QuoteRecord } from "./types.ts";
import { insertComment } from "./versions-table.ts";

/** The quote of a link in the storefront where it was asked for. Throws 1002, and 2501 for any other. */
export const ownQuote = async (token: string, scope: Scope): Promise<QuoteRecord> => {
  await limitCalls(scope);
  const quote = isQuoteToken(token) ? await readQuoteByToken(scope.services.pool, token) : undefined;
  if (quote?.storefront !== scope.storefront.code) throw new Failure("quoteNotFound", "token");
  return quote;
};

/**
 * `commentQuote`: what its buyer writes to the shop, once by its
 * key. Throws the errors of its fields, 1002, 2041 and 2501.
 */
export const commentQuote = async (token: string, input: unknown, scope: Scope): Promise<QuoteRecord> => {
  const { services } = scope;
  const quote = await ownQuote(token, scope);
  const judged = await validate(quoteCommentSchema, input, { prefix: "input" });
  if (!judged.ok) throw new Failure(judged.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { idempotencyKey: key, text } = judged.value;
  const request = { actor: `quote:${quote.id}`, operation: "commentQuote", key, hash: hashRequest({ text }) };
  if (await recall(services.pool, request)) return quote;
  await limitComments(scope, quote.id);
  await inTransaction(services.pool, async (client) => {
    if (!(await remember(client, request, {}))) return;
    const n = await insertComment(client, quote.id, { text, staff: null, at: services.clock.now() });
    await tellShop(services, client, { quoteId: quote.id, news: "comment", n });
  });
  return quote;
};

/**
 * `withdrawQuote`: its buyer wants it no longer; again, it changes nothing. Throws 1002, 2501, and 2502 where
 * it has ended otherwise.
 */
export const withdrawQuote = async (token: string, scope: Scope): Promise<QuoteRecord> => {
  const { services } = scope;
  const { id } = await ownQuote(token, scope);
  return inTransaction(services.pool, async (client) => {
    const quote = await lockQuoteByToken(client, token);
    if (quote === undefined) throw new Failure("quoteNotFound", "token");
    if (quote.state === "WITHDRAWN") return quote;
    if (!openStates.has(quote.state)) throw new Failure("quoteClosed", "token");
    await moveQuote(client, id, "WITHDRAWN", services.clock.now());
    await tellShop(services, client, { quoteId: id, news: "withdrawn" });
    return { ...quote, state: "WITHDRAWN" };
  });
};

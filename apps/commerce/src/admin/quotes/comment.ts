import { quoteCommentSchema, validate } from "@giftshop/validation";
import { hashRequest, recall, remember } from "../../money/order/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { commentWithin } from "../../shop/business/quotes/staff.ts";
import { audit, type StaffScope } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";
import { lockOwnQuote, saying } from "./own-quote.ts";

/** What a person writes to the buyer of a quote. */
export interface CommentInput {
  reference: string;
  idempotencyKey: string;
  text: string;
}

/** Writes to the buyer of a quote, once by its key. Throws NOT_FOUND, INVALID. */
export const comment = ({ reference, ...input }: CommentInput, scope: StaffScope): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const { services, actor } = scope;
    const quote = await lockOwnQuote(client, reference, scope);
    const judged = await validate(quoteCommentSchema, input);
    if (!judged.ok) throw new Refused("INVALID", judged.errors[0]?.path);
    const { idempotencyKey: key, text } = judged.value;
    const { reference: subject, storefront } = quote;
    const hash = hashRequest({ subject, text });
    const request = { actor: `staff:${actor.id}`, operation: "staff.commentQuote", key, hash };
    const isFirst = await saying(async () => !(await recall(client, request)) && (await remember(client, request, {})));
    if (!isFirst) return;
    await commentWithin(services, client, { reference: subject, staff: actor.name, text });
    await audit(scope, client, { subject, storefront, after: { wroteToBuyer: true }, why: "A comment." });
  });

import { contactMessageSchema, validate } from "@giftshop/validation";
import { hashRequest, type Request, recall, remember } from "../../money/order/index.ts";
import { type JudgedCaptcha, judgeCaptcha } from "../../platform/captcha/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import { newReference } from "../../platform/reference.ts";
import { type ContactJob, confirmationEmail, messageEmail } from "./emails/emails.ts";
import { limitCalls, limitMessages } from "./limits.ts";
import { type ContactMessage, insertMessage } from "./messages-table.ts";

/** What became of a message. */
export interface SentMessage {
  reference: string;
}

const judgeInput = async (input: unknown) => {
  const judged = await validate(contactMessageSchema, input, { prefix: "input" });
  if (!judged.ok) throw new Failure(judged.errors.map(({ code, path }) => ({ code, parameter: path })));
  return judged.value;
};

interface Call {
  scope: Scope;
  request: Request;
  captcha: JudgedCaptcha;
  message: ContactMessage;
}

/**
 * The claim on the key comes first: whoever calls with it at
 * the same time waits there, and finds what was answered.
 */
const writeOnce = async (client: PoolClient, { scope, request, captcha, message }: Call): Promise<SentMessage> => {
  const { services } = scope;
  const sent: SentMessage = { reference: message.reference };
  if (!(await remember(client, request, sent))) return (await recall<SentMessage>(client, request)) ?? sent;
  await captcha.spend(client);
  const job: ContactJob = { messageId: await insertMessage(client, message, services.clock.now()) };
  for (const email of [messageEmail, confirmationEmail]) await writeEmail(services, client, email, job);
  return sent;
};

/**
 * `sendContactMessage`: message, used captcha, answer and both e-mails are one transaction.
 *
 * @throws the errors of its fields, 1002, 1003, 2041
 */
export const sendContactMessage = async (input: unknown, scope: Scope): Promise<SentMessage> => {
  const { services, storefront, language } = scope;
  await limitCalls(scope);
  const { captchaToken, idempotencyKey, orderNumber, ...words } = await judgeInput(input);
  const message = {
    ...words,
    orderNumber: orderNumber ?? null,
    storefront: storefront.code,
    language,
    reference: newReference(),
  };
  const { reference: _, ...asked } = message;
  // Not by visitor: of two calls of a new browser at once,
  // neither has the cookie that the first answer brings.
  const request = { actor: "contact", operation: "sendContactMessage", key: idempotencyKey, hash: hashRequest(asked) };
  const before = await recall<SentMessage>(services.pool, request);
  if (before) return before;
  const purpose = { action: "common", storefront: storefront.code } as const;
  const captcha = await judgeCaptcha(services, captchaToken, purpose, "input.captchaToken");
  await limitMessages(scope, message.email);
  const sent = await inTransaction(services.pool, (client) => writeOnce(client, { scope, request, captcha, message }));
  scope.log.info({ reference: sent.reference }, "contact message taken");
  return sent;
};

import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import type { LoggedDelivery } from "../webhooks/deliveries-table.ts";
import { addOwnWebhook, endOwnWebhook, logOfWebhook, ownWebhooks, tryOwnWebhook } from "../webhooks/own-webhooks.ts";
import type { Webhook } from "../webhooks/webhooks-table.ts";

const TryType = builder.objectRef<LoggedDelivery["tries"][number]>("ApiWebhookTry").implement({
  fields: (t) => ({
    at: t.string({ resolve: ({ at }) => new Date(at).toISOString() }),
    status: t.exposeInt("status", { nullable: true, description: "What was answered; null where nothing was." }),
    error: t.exposeString("error", { nullable: true }),
    milliseconds: t.exposeInt("milliseconds"),
  }),
});

const StateEnum = builder.enumType("ApiWebhookCallState", { values: ["WAITING", "DELIVERED", "FAILED"] as const });

const CallType = builder.objectRef<LoggedDelivery>("ApiWebhookCall").implement({
  description: "One event that a webhook was told, or is to be told.",
  fields: (t) => ({
    id: t.exposeID("id"),
    type: t.exposeString("type"),
    state: t.field({ type: StateEnum, resolve: ({ state }) => state }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    nextTryAt: t.string({ nullable: true, resolve: ({ nextAt }) => nextAt?.toISOString() ?? null }),
    tries: t.field({ type: [TryType], resolve: ({ tries }) => tries }),
  }),
});

const WebhookType = builder.objectRef<Webhook>("ApiWebhook").implement({
  description: "Where a company hears of what happens to its gifts, without its secret.",
  fields: (t) => ({
    id: t.exposeID("id"),
    url: t.exposeString("url"),
    test: t.exposeBoolean("test"),
    events: t.stringList({ resolve: ({ events }) => [...events] }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    log: t.field({
      type: [CallType],
      description: "The 20 last calls, the newest first; kept for 30 days.",
      resolve: (webhook, _args, { services }) => logOfWebhook(webhook, services),
    }),
  }),
});

const WebhooksPayload = builder.objectRef<Answer<Webhook[]>>("ApiWebhooksPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [WebhookType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

interface Made {
  id: string;
  secret: string;
}
const MadeType = builder.objectRef<Made>("MadeApiWebhook").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    secret: t.exposeString("secret", { description: "Signs each call (Standard Webhooks): it is answered this once." }),
  }),
});
const MadePayload = builder.objectRef<Answer<Made>>("MadeApiWebhookPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: MadeType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const WebhookInputType = builder.inputType("ApiWebhookInput", {
  fields: (t) => ({
    url: t.string({ description: "https, at a public address; anything else answers 1110." }),
    test: t.boolean(),
    events: t.stringList({ description: "Such as `gift.opened`." }),
    password: t.string({ required: false, description: "Of the account; without it 1101, and 2203 for another." }),
  }),
});

builder.queryField("apiWebhooks", (t) =>
  t.field({
    type: WebhooksPayload,
    description: "Webhooks of the company that is signed in, in both modes: for its owners, and who has credit alone.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => ownWebhooks(scope)),
  }),
);

builder.mutationFields((t) => ({
  makeApiWebhook: t.field({
    type: MadePayload,
    description: "Adds a webhook, for who proves their password: it is told of whom the company gives gifts to.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: WebhookInputType }) },
    resolve: answer(({ input }, scope) => addOwnWebhook(input, scope)),
  }),
  endApiWebhook: t.field({
    type: WebhooksPayload,
    description: "Tells a webhook nothing more; again, it changes nothing.",
    args: { userData: t.arg({ type: UserDataInput }), id: t.arg.id() },
    resolve: answer(({ id }, scope) => endOwnWebhook(id, scope)),
  }),
  tryApiWebhook: t.field({
    type: WebhooksPayload,
    description: "Sends a webhook an event of the type `webhook.test`; its log says what came of it.",
    args: { userData: t.arg({ type: UserDataInput }), id: t.arg.id() },
    resolve: answer(({ id }, scope) => tryOwnWebhook(id, scope)),
  }),
}));

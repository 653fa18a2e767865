import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { accountSessions, endAccountSessions, type ShownSession } from "../signing-in/sessions.ts";

const SessionType = builder.objectRef<ShownSession>("AccountSession").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    device: t.exposeString("device", { description: "Browser and system; empty where it did not say." }),
    createdAt: t.string({ description: "ISO 8601.", resolve: ({ createdAt }) => createdAt.toISOString() }),
    seenAt: t.string({ description: "ISO 8601.", resolve: ({ seenAt }) => seenAt.toISOString() }),
    current: t.exposeBoolean("current"),
  }),
});

const SessionsPayload = builder.objectRef<Answer<ShownSession[]>>("AccountSessionsPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [SessionType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("accountSessions", (t) =>
  t.field({
    type: SessionsPayload,
    description: "Where the account is signed in, last used first.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => accountSessions(scope)),
  }),
);

builder.mutationField("endAccountSessions", (t) =>
  t.field({
    type: SessionsPayload,
    description: "Signs out one other browser, or without `id` all others.",
    args: { userData: t.arg({ type: UserDataInput }), id: t.arg.id({ required: false }) },
    resolve: answer(({ id }, scope) => endAccountSessions(id, scope)),
  }),
);

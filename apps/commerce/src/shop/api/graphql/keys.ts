import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import type { ApiKey } from "../keys/keys-table.ts";
import { makeOwnKey, ownKeys, revokeOwnKey } from "../keys/own-keys.ts";

const ApiKeyType = builder.objectRef<ApiKey>("ApiKey").implement({
  description: "A key of the API for companies, without its secret.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    prefix: t.exposeString("prefix", { description: "Its first characters, by which keys are told apart." }),
    test: t.exposeBoolean("test", { description: "Of test mode: nothing that it does moves value." }),
    scopes: t.stringList({ resolve: ({ scopes }) => [...scopes] }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    lastUsedAt: t.string({ nullable: true, resolve: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null }),
    revokedAt: t.string({ nullable: true, resolve: ({ revokedAt }) => revokedAt?.toISOString() ?? null }),
  }),
});

interface Made {
  text: string;
  id: string;
}

const MadeType = builder.objectRef<Made>("MadeApiKey").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    text: t.exposeString("text", { description: "The key itself: it is answered this once." }),
  }),
});

const KeysPayload = builder.objectRef<Answer<ApiKey[]>>("ApiKeysPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [ApiKeyType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const MadePayload = builder.objectRef<Answer<Made>>("MadeApiKeyPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: MadeType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const KeyInputType = builder.inputType("ApiKeyInput", {
  fields: (t) => ({
    name: t.string({ description: "What its company calls it." }),
    test: t.boolean(),
    scopes: t.stringList({ description: "Such as `orders:write`: what it may do." }),
    password: t.string({ required: false, description: "Of the account; without it 1101, and 2203 for another." }),
  }),
});

builder.queryField("apiKeys", (t) =>
  t.field({
    type: KeysPayload,
    description: "Keys of the company that is signed in, the newest first: for its owners, and who has credit alone.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => ownKeys(scope)),
  }),
);

builder.mutationFields((t) => ({
  makeApiKey: t.field({
    type: MadePayload,
    description: "Makes a key, for who proves their password: it orders on the company's credit.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: KeyInputType }) },
    resolve: answer(({ input }, scope) => makeOwnKey(input, scope)),
  }),
  revokeApiKey: t.field({
    type: KeysPayload,
    description: "Ends a key at once; again, it changes nothing.",
    args: { userData: t.arg({ type: UserDataInput }), id: t.arg.id() },
    resolve: answer(({ id }, scope) => revokeOwnKey(id, scope)),
  }),
}));

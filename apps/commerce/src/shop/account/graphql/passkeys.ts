import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { accountPasskeys, addPasskey, newPasskeyOptions, removePasskey } from "../passkeys/add-passkey.ts";
import type { ShownPasskey } from "../passkeys/passkeys-table.ts";
import { passkeyChallenge, passkeyLogin } from "../passkeys/sign-in.ts";
import { StatusPayload } from "./status.ts";

const PasskeyType = builder.objectRef<ShownPasskey>("AccountPasskey").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    device: t.exposeString("device", { description: "Browser and system that it was made with." }),
    createdAt: t.string({ description: "ISO 8601.", resolve: ({ createdAt }) => createdAt.toISOString() }),
    usedAt: t.string({ nullable: true, resolve: ({ usedAt }) => usedAt?.toISOString() ?? null }),
  }),
});

const PasskeysPayload = builder.objectRef<Answer<ShownPasskey[]>>("AccountPasskeysPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [PasskeyType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const PasskeyOptionsPayload = builder.objectRef<Answer<string>>("PasskeyOptionsPayload").implement({
  fields: (t) => ({
    data: t.exposeString("data", { nullable: true, description: "JSON for `navigator.credentials`." }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("accountPasskeys", (t) =>
  t.field({
    type: PasskeysPayload,
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => accountPasskeys(scope)),
  }),
);

builder.mutationFields((t) => ({
  passkeyOptions: t.field({
    type: PasskeyOptionsPayload,
    description: "What to ask a device for a new passkey, once the password was typed.",
    args: { userData: t.arg({ type: UserDataInput }), password: t.arg.string() },
    resolve: answer(({ password }, scope) => newPasskeyOptions(password, scope)),
  }),
  addPasskey: t.field({
    type: PasskeysPayload,
    args: { userData: t.arg({ type: UserDataInput }), response: t.arg.string() },
    resolve: answer(({ response }, scope) => addPasskey(response, scope)),
  }),
  removePasskey: t.field({
    type: PasskeysPayload,
    args: { userData: t.arg({ type: UserDataInput }), id: t.arg.id() },
    resolve: answer(({ id }, scope) => removePasskey(id, scope)),
  }),
  passkeyChallenge: t.field({
    type: PasskeyOptionsPayload,
    description: "What to ask a device to sign in with; good once, for five minutes.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => passkeyChallenge(scope)),
  }),
  passkeyLogin: t.field({
    type: StatusPayload,
    description: "Signs in with a device's answer; 2212 for whatever is wrong with it.",
    args: { userData: t.arg({ type: UserDataInput }), response: t.arg.string() },
    resolve: answer(({ response }, scope) => passkeyLogin(response, scope)),
  }),
}));

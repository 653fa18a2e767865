import { inTransaction } from "../../../platform/database/index.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { deviceOf } from "../../../platform/graphql/device.ts";
import { clientAddressOf, networkOf } from "../../../platform/http/client-address.ts";
import { appendCookie, readCookie } from "../../../platform/http/cookies.ts";
import { readStaff } from "../accounts.ts";
import { openAnswer, requireStaff } from "../api/answer.ts";
import { staffBuilder } from "../api/builder.ts";
import { staffCookie } from "../api/cookie.ts";
import { DonePayload, done, payloadOf } from "../api/payload.ts";
import { writeAudit } from "../audit.ts";
import { findInvitation, spendInvitation } from "../invitations.ts";
import { Refused } from "../refused.ts";
import { beginStaffSession, endStaffSession, noteProof } from "../sessions.ts";
import { askPasskey, keepNewPasskey, newPasskeyOptions, whoSigned } from "../sign-in/passkeys.ts";
import { passkeysOfStaff } from "../sign-in/passkeys-table.ts";
import { limitStaffLogin, proveByPassword, setUpPassword, whoTyped } from "../sign-in/passwords.ts";

const OptionsType = staffBuilder.objectRef<{ options: string }>("PasskeyOptions").implement({
  description: "JSON for `navigator.credentials`; good once, for five minutes.",
  fields: (t) => ({ options: t.exposeString("options") }),
});
const OptionsPayload = payloadOf("PasskeyOptionsPayload", OptionsType);

const SetUpType = staffBuilder.objectRef<{ totpAddress: string }>("PasswordSetUp").implement({
  fields: (t) => ({
    totpAddress: t.exposeString("totpAddress", {
      description: "What an application for codes takes: otpauth://totp/…",
    }),
  }),
});
const SetUpPayload = payloadOf("PasswordSetUpPayload", SetUpType);

const InvitedType = staffBuilder.objectRef<{ email: string }>("Invited").implement({
  fields: (t) => ({ email: t.exposeString("email") }),
});
const InvitedPayload = payloadOf("InvitedPayload", InvitedType);

const networkIn = ({ req, services }: Context): string | undefined => {
  const address = clientAddressOf(req, services.environment.trustedProxies);
  return address && networkOf(address);
};

/** Begins a session; its cookie goes out once it is kept. */
const enter = async (context: Context, staff: { id: string; email: string }, how: string) => {
  const { services, req, res, requestId } = context;
  const now = services.clock.now();
  const device = deviceOf(req.headers["user-agent"]);
  const token = await inTransaction(services.pool, async (client) => {
    const actor = { id: staff.id, name: staff.email, requestId };
    await writeAudit(client, actor, { operation: "staff.signIn", subject: staff.email, why: how }, now);
    return beginStaffSession(client, staff.id, device, now);
  });
  appendCookie(res, staffCookie(services.environment).begin(token));
  return done;
};

/** Whose link it is. Throws NOT_FOUND. */
const invited = async ({ services }: Context, token: string) => {
  const found = await findInvitation(services.pool, token, services.clock.now());
  if (found === undefined) throw new Refused("NOT_FOUND", "token");
  return { id: found.staff, email: found.email };
};

staffBuilder.mutationFields((t) => ({
  invitation: t.field({
    type: InvitedPayload,
    description: "Whom a link was made for.",
    args: { token: t.arg.string() },
    resolve: openAnswer(async ({ token }, context) => ({ email: (await invited(context, token)).email })),
  }),
  newPasskey: t.field({
    type: OptionsPayload,
    args: { token: t.arg.string() },
    resolve: openAnswer(async ({ token }, context) => ({
      options: await newPasskeyOptions(context.services, await invited(context, token)),
    })),
  }),
  keepPasskey: t.field({
    type: DonePayload,
    description: "Keeps the passkey of a link, uses the link up and signs in.",
    args: { token: t.arg.string(), response: t.arg.string() },
    resolve: openAnswer(async ({ token, response }, context) => {
      const { services, req } = context;
      const staff = await invited(context, token);
      const device = deviceOf(req.headers["user-agent"]);
      await inTransaction(services.pool, async (client) => {
        if (!(await spendInvitation(client, token))) throw new Refused("NOT_FOUND", "token");
        await keepNewPasskey(services, client, { staff: staff.id, response, device });
      });
      return enter(context, staff, "A passkey was set up.");
    }),
  }),
  setUpPassword: t.field({
    type: SetUpPayload,
    description:
      "For who has no passkey: a password, and a secret for codes. The link is used up by the first sign-in with both.",
    args: { token: t.arg.string(), password: t.arg.string() },
    resolve: openAnswer(async ({ token, password }, context) => ({
      totpAddress: await setUpPassword(context.services, await invited(context, token), password),
    })),
  }),
  askPasskey: t.field({
    type: OptionsPayload,
    resolve: openAnswer(async (_, { services }) => ({ options: await askPasskey(services, "SIGN_IN", null) })),
  }),
  signInByPasskey: t.field({
    type: DonePayload,
    args: { response: t.arg.string() },
    resolve: openAnswer(async ({ response }, context) => {
      const id = await whoSigned(context.services, response, { purpose: "SIGN_IN", staff: null });
      const staff = await readStaff(context.services.pool, id);
      if (staff === undefined) throw new Refused("SIGN_IN_REFUSED");
      return enter(context, staff, "By passkey.");
    }),
  }),
  signInByPassword: t.field({
    type: DonePayload,
    args: {
      email: t.arg.string(),
      password: t.arg.string(),
      code: t.arg.string(),
      token: t.arg.string({ required: false, description: "The link by which it was set up." }),
    },
    resolve: openAnswer(async ({ token, ...typed }, context) => {
      const { services } = context;
      await limitStaffLogin(services, typed.email, networkIn(context));
      const staff = await whoTyped(services, typed);
      const link = token ? await findInvitation(services.pool, token, services.clock.now()) : undefined;
      if (token && link?.staff === staff.id) await spendInvitation(services.pool, token);
      return enter(context, staff, "By password and code.");
    }),
  }),
  signOut: t.field({
    type: DonePayload,
    resolve: openAnswer(async (_, { req, res, services }) => {
      const cookie = staffCookie(services.environment);
      const token = readCookie(req.headers.cookie, cookie.name);
      if (token) await endStaffSession(services.pool, token);
      appendCookie(res, cookie.end);
      return done;
    }),
  }),
  askProof: t.field({
    type: OptionsPayload,
    description:
      "To say again who is there. Refused as INVALID where the person has no passkey: they type password and code.",
    resolve: openAnswer(async (_, context) => {
      const { staff } = await requireStaff(context);
      const known = await passkeysOfStaff.all(context.services.pool, staff);
      if (known.length === 0) throw new Refused("INVALID");
      return { options: await askPasskey(context.services, "PROVE", staff) };
    }),
  }),
  proveByPasskey: t.field({
    type: DonePayload,
    args: { response: t.arg.string() },
    resolve: openAnswer(async ({ response }, context) => {
      const { services } = context;
      const { id, staff } = await requireStaff(context);
      await whoSigned(services, response, { purpose: "PROVE", staff });
      await noteProof(services.pool, id, services.clock.now());
      return done;
    }),
  }),
  proveByPassword: t.field({
    type: DonePayload,
    args: { password: t.arg.string(), code: t.arg.string() },
    resolve: openAnswer(async (typed, context) => {
      const { services } = context;
      const { id, staff, email } = await requireStaff(context);
      await limitStaffLogin(services, email, networkIn(context));
      await proveByPassword(services, staff, typed);
      await noteProof(services.pool, id, services.clock.now());
      return done;
    }),
  }),
}));

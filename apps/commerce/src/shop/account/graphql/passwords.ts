import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { confirmEmailChange, requestEmailChange } from "../change-email.ts";
import { changePassword } from "../signing-in/change-password.ts";
import { forgotPassword, resetPassword } from "../signing-in/forgot-password.ts";
import { StatusPayload } from "./status.ts";

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  fields: (t) => ({
    token: t.string({ description: "Of the email; good once, for 30 minutes." }),
    password: t.string(),
    passwordConfirmation: t.string(),
  }),
});

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  fields: (t) => ({
    captchaToken: t.string(),
    currentPassword: t.string(),
    password: t.string(),
    passwordConfirmation: t.string(),
  }),
});

builder.mutationFields((t) => ({
  forgotPassword: t.field({
    type: StatusPayload,
    description: "Sends a link for a new password. Answers alike for an email without an account.",
    args: { userData: t.arg({ type: UserDataInput }), email: t.arg.string(), captchaToken: t.arg.string() },
    resolve: answer((args, scope) => forgotPassword(args, scope)),
  }),
  resetPassword: t.field({
    type: StatusPayload,
    description: "Sets a new password by the link of an email, and signs out everywhere.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: ResetPasswordInput }) },
    resolve: answer(({ input }, scope) => resetPassword(input, scope)),
  }),
  changePassword: t.field({
    type: StatusPayload,
    description: "Changes the password of who is signed in, and signs out everywhere else.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: ChangePasswordInput }) },
    resolve: answer(({ input }, scope) => changePassword(input, scope)),
  }),
  requestEmailChange: t.field({
    type: StatusPayload,
    description: "Sends a link to a new address, which becomes the account's when it is used.",
    args: { userData: t.arg({ type: UserDataInput }), email: t.arg.string(), password: t.arg.string() },
    resolve: answer((args, scope) => requestEmailChange(args, scope)),
  }),
  confirmEmailChange: t.field({
    type: StatusPayload,
    description: "Uses the link of the new address; the old one is told.",
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.string() },
    resolve: answer(({ token }, scope) => confirmEmailChange(token, scope)),
  }),
}));

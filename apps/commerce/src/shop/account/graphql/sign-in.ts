import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { createAccountOnOrder } from "../orders/create-on-order.ts";
import { checkUserExist } from "../signing-in/exists.ts";
import { register } from "../signing-in/register.ts";
import { userLogin, userLogout } from "../signing-in/sign-in.ts";
import { confirmEmail, sendVerification } from "../signing-in/verify-email.ts";
import { StatusPayload } from "./status.ts";

const RegisterInput = builder.inputType("RegisterInput", {
  fields: (t) => ({
    captchaToken: t.string({ description: "A solved `captchaChallenge` of action COMMON; good once." }),
    firstName: t.string(),
    lastName: t.string(),
    email: t.string(),
    emailConfirmation: t.string({ required: false, description: "Where the page asked for it: the same address." }),
    password: t.string({ description: "8 to 128 Latin letters, digits and symbols." }),
    passwordConfirmation: t.string(),
    subscribed: t.boolean({ required: false }),
  }),
});

const OrderAccountInput = builder.inputType("OrderAccountInput", {
  fields: (t) => ({
    captchaToken: t.string({ description: "A solved `captchaChallenge` of action COMMON; good once." }),
    orderUuid: t.id({ description: "An order of this browser, placed without an account." }),
    password: t.string({ description: "8 to 128 Latin letters, digits and symbols." }),
  }),
});

builder.queryField("checkUserExist", (t) =>
  t.field({
    type: StatusPayload,
    description: "Whether an email has an account: KNOWN or UNKNOWN, in the same time. Limited, and behind a captcha.",
    args: { userData: t.arg({ type: UserDataInput }), email: t.arg.string(), captchaToken: t.arg.string() },
    resolve: answer((args, scope) => checkUserExist(args, scope)),
  }),
);

builder.mutationFields((t) => ({
  userLogin: t.field({
    type: StatusPayload,
    description:
      "Signs in. One answer, 2200, for an unknown email and a wrong password. With the token of a verification email it verifies the address, too. The guest's basket is merged into the account's.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      email: t.arg.string(),
      password: t.arg.string(),
      captchaToken: t.arg.string(),
      verificationToken: t.arg.string({ required: false }),
    },
    resolve: answer((args, scope) => userLogin(args, scope)),
  }),
  userLogout: t.field({
    type: StatusPayload,
    description: "Signs out, and forgets the browser's basket; the account keeps its own.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => userLogout(scope)),
  }),
  register: t.field({
    type: StatusPayload,
    description: "Makes an account and sends the email that verifies it. Answers alike for an email that has one.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: RegisterInput }) },
    resolve: answer(({ input }, scope) => register(input, scope)),
  }),
  createAccountOnOrder: t.field({
    type: StatusPayload,
    description:
      "Makes an account of who has just ordered as a guest, which sees this one order until its email is verified. Answers alike for an email that has an account.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: OrderAccountInput }) },
    resolve: answer(({ input }, scope) => createAccountOnOrder(input, scope)),
  }),
  sendVerification: t.field({
    type: StatusPayload,
    description:
      "Sends the link that verifies the email once more, to who is signed in; VERIFIED where there is no need.",
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer((_, scope) => sendVerification(scope)),
  }),
  verifyEmail: t.field({
    type: StatusPayload,
    description: "Uses the link of a verification email, by who is signed in.",
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.string() },
    resolve: answer(({ token }, scope) => confirmEmail(token, scope)),
  }),
}));

import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { type SentMessage, sendContactMessage } from "../send-contact-message.ts";

const ContactMessageInput = builder.inputType("ContactMessageInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    captchaToken: t.string({ description: "A solved `captchaChallenge` of action COMMON; good once." }),
    name: t.string(),
    email: t.string(),
    orderNumber: t.string({ required: false }),
    message: t.string({ description: "1 to 3000 characters; line breaks are kept." }),
  }),
});

const SentContactMessageType = builder.objectRef<SentMessage>("SentContactMessage").implement({
  fields: (t) => ({
    reference: t.exposeString("reference", { description: "What the visitor and the shop call the message by." }),
  }),
});

const SendContactMessagePayload = builder.objectRef<Answer<SentMessage>>("SendContactMessagePayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: SentContactMessageType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.mutationField("sendContactMessage", (t) =>
  t.field({
    type: SendContactMessagePayload,
    description:
      "Sends a message to the shop, and a confirmation to whoever wrote it. Idempotent by `idempotencyKey`; a captcha that was used or forged answers 1003.",
    args: { userData: t.arg({ type: UserDataInput }), input: t.arg({ type: ContactMessageInput }) },
    resolve: answer(({ input }, scope) => sendContactMessage(input, scope)),
  }),
);

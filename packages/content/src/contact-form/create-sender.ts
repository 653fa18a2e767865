import { createCaptcha } from "@giftshop/graphql/captcha";
import { type ContactMessage, type ContactOutcome, outcomeOf } from "./outcome.ts";

/** What sends the messages of one form. */
export interface ContactSender {
  /** Somebody begins to write. */
  prepare(): void;
  send(message: ContactMessage): Promise<ContactOutcome>;
}

const unavailable: ContactOutcome = { kind: "failed", failure: "unavailable" };

/**
 * Makes the sender of one form. The same message, sent again
 * after no answer came, is one message to commerce.
 */
export const createSender = (): ContactSender => {
  const captcha = createCaptcha();
  let last = { text: "", key: "" };

  const keyOf = (message: ContactMessage): string => {
    const text = JSON.stringify(message);
    if (last.text !== text) last = { text, key: crypto.randomUUID() };
    return last.key;
  };

  const once = async (message: ContactMessage): Promise<ContactOutcome> => {
    const [{ request }, { SendContactMessage }, captchaToken] = await Promise.all([
      import("@giftshop/graphql/browser"),
      import("./send-contact-message.mutation.ts"),
      captcha.take(),
    ]);
    const input = {
      ...message,
      orderNumber: message.orderNumber || null,
      idempotencyKey: keyOf(message),
      captchaToken,
    };
    const { sendContactMessage } = await request(SendContactMessage, { input });
    if (!sendContactMessage.data) return outcomeOf(sendContactMessage.errors);
    // Another message with the same words is another message.
    last = { text: "", key: "" };
    return { kind: "sent", reference: sendContactMessage.data.reference };
  };

  return {
    prepare: captcha.prepare,
    async send(message) {
      try {
        const outcome = await once(message);
        // A page that slept may hold a token that has ended: new work is not the visitor's to ask for.
        return outcome.kind === "failed" && outcome.failure === "captcha" ? await once(message) : outcome;
      } catch {
        return unavailable;
      }
    },
  };
};

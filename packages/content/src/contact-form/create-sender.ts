import { createCaptcha } from "@giftshop/graphql/captcha";
import { type ContactMessage, type ContactOutcome, outcomeOf } from "./outcome.ts";

/** What sends the messages of one form. */
export interface ContactSender {
  /** Somebody begins to write. */
  prepare(): void;
  send(letter: ContactMessage): Promise<ContactOutcome>;
}

const unavailable: ContactOutcome = { kind: "failed", failure: "unavailable" };

/**
 * Makes the sender of one form. The same letter, sent again
 * after no answer came, is the same message to commerce.
 */
export const createSender = (): ContactSender => {
  const captcha = createCaptcha();
  let last = { letter: "", key: "" };

  const keyOf = (letter: ContactMessage): string => {
    const text = JSON.stringify(letter);
    if (last.letter !== text) last = { letter: text, key: crypto.randomUUID() };
    return last.key;
  };

  const once = async (letter: ContactMessage): Promise<ContactOutcome> => {
    const [{ request }, { SendContactMessage }, captchaToken] = await Promise.all([
      import("@giftshop/graphql/browser"),
      import("./send-contact-message.mutation.ts"),
      captcha.take(),
    ]);
    const input = { ...letter, orderNumber: letter.orderNumber || null, idempotencyKey: keyOf(letter), captchaToken };
    const { sendContactMessage } = await request(SendContactMessage, { input });
    if (!sendContactMessage.data) return outcomeOf(sendContactMessage.errors);
    // Another message with the same words is another message.
    last = { letter: "", key: "" };
    return { kind: "sent", reference: sendContactMessage.data.reference };
  };

  return {
    prepare: captcha.prepare,
    async send(letter) {
      try {
        const outcome = await once(letter);
        // A page that slept may hold a token that has ended: new work is not the visitor's to ask for.
        return outcome.kind === "failed" && outcome.failure === "captcha" ? await once(letter) : outcome;
      } catch {
        return unavailable;
      }
    },
  };
};

import { useSend } from "@giftshop/graphql/react";
import { errorCodes } from "@giftshop/validation/error-codes";
import { judgeCardNumber, judgePin, normaliseDigits } from "@giftshop/validation/rules";
import { useState } from "react";
import { type CardFailure, cardFailureOf } from "./card-failure.ts";
import { AddGiftCardPayment, RemoveGiftCardPayment } from "./card-payment.mutations.ts";

/** Work for this browser, fetched on the rare need: a token that is good once. */
const solveCaptcha = async (): Promise<string> => {
  const { createCaptcha } = await import("@giftshop/graphql/captcha");
  return createCaptcha().take();
};

/** Gift cards that pay for the basket: adds and removes them, and has the basket fetched again. */
export const useCardPayments = (reload: () => Promise<unknown>) => {
  const { send: sendAdd } = useSend(AddGiftCardPayment);
  const { send: sendRemove } = useSend(RemoveGiftCardPayment);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CardFailure>();

  /**
   * Commerce asks for a captcha while many wrong tries come
   * in: it is solved and the card asked for once more.
   */
  const ask = async (cardNumber: string, pin: string) => {
    const attempt = async (captchaToken?: string) =>
      (await sendAdd({ input: { cardNumber, pin, ...(captchaToken ? { captchaToken } : {}) } })).addGiftCardPayment;
    const first = await attempt();
    return first.errors.some(({ code }) => code === errorCodes.captchaFailed) ? attempt(await solveCaptcha()) : first;
  };

  const run = async (work: () => Promise<CardFailure | undefined>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    const failed = await work().catch((): CardFailure => "unavailable");
    setFailure(failed);
    setBusy(false);
    return failed === undefined;
  };

  return {
    /** Answers whether the card pays now. */
    add: (typed: { cardNumber: string; pin: string }): Promise<boolean> =>
      run(async () => {
        const [cardNumber, pin] = [normaliseDigits(typed.cardNumber), normaliseDigits(typed.pin)];
        if (judgeCardNumber(cardNumber) || judgePin(pin)) return "typed";
        const { data, errors } = await ask(cardNumber, pin);
        if (!data) return cardFailureOf(errors.map(({ code }) => code));
        await reload();
        return undefined;
      }),
    remove: (cardId: string): Promise<boolean> =>
      run(async () => {
        const { data, errors } = (await sendRemove({ cardId })).removeGiftCardPayment;
        if (!data) return cardFailureOf(errors.map(({ code }) => code));
        await reload();
        return undefined;
      }),
    busy,
    failure,
  };
};

import { request } from "@giftshop/graphql/browser";
import { createCaptcha } from "@giftshop/graphql/captcha";
import { ClaimDoublerPrize, DoublerPrize, EnterDoubler, WithdrawDoublerEntry } from "./operations.ts";
import { outcomeOf } from "./outcome.ts";

/** What becomes of a call that reached nobody. */
const unreached = { refusal: "unavailable" } as const;

export interface Entering {
  cardNumber: string;
  pin: string;
  email: string;
  ofAge: boolean;
  acceptTerms: boolean;
}

const entryRefusals = {
  doublerEntered: "entered",
  doublerClosed: "closed",
  captchaFailed: "captcha",
  giftCardNotRecognised: "card",
  giftCardLocked: "card",
  cardBlocked: "card",
  cardExpired: "card",
  cardEmpty: "card",
  cardNotActivated: "card",
  cardOfOtherStore: "card",
  email: "email",
} as const;

/** What enters cards: its captcha is solved while somebody types. */
export const createEntrant = () => {
  const captcha = createCaptcha();
  const once = async (entering: Entering) => {
    const input = { ...entering, captchaToken: await captcha.take() };
    return outcomeOf((await request(EnterDoubler, { input })).enterDoubler, entryRefusals);
  };
  return {
    prepare: captcha.prepare,
    enter: async (entering: Entering) => {
      try {
        const outcome = await once(entering);
        // A page that slept may hold a token that has ended: new work is not the visitor's to ask for.
        return "refusal" in outcome && outcome.refusal === "captcha" ? await once(entering) : outcome;
      } catch {
        return unreached;
      }
    },
  };
};

/** Takes an entry back. */
export const withdrawEntry = async (receipt: string) => {
  try {
    const { withdrawDoublerEntry } = await request(WithdrawDoublerEntry, { receipt });
    return outcomeOf(withdrawDoublerEntry, { doublerReceipt: "receipt", doublerClosed: "closed" } as const);
  } catch {
    return unreached;
  }
};

const prizeRefusals = { linkInvalid: "invalid", doublerPrizeOver: "over" } as const;

/** What the link of an email is good for. */
export const readPrize = async (token: string) => {
  try {
    return outcomeOf((await request(DoublerPrize, { token })).doublerPrize, prizeRefusals);
  } catch {
    return unreached;
  }
};

/** Claims a prize. */
export const claimPrize = async (token: string) => {
  try {
    return outcomeOf((await request(ClaimDoublerPrize, { token })).claimDoublerPrize, prizeRefusals);
  } catch {
    return unreached;
  }
};

export type Prize = Extract<Awaited<ReturnType<typeof readPrize>>, { data: unknown }>["data"];

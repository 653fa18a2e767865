import { carryOutWaiting, keepPress, type WaitingCall, whenLineMayBeBack } from "@giftshop/graphql/presses";
import { lateWords } from "../../product-dialogs/late-words.ts";
import type { Added } from "../added/added.ts";
import type { Offer } from "../offer.ts";
import type { Problems } from "../problems/problem.ts";
import { problemWords } from "../problems/problem-words.ts";
import { problemsOfErrors } from "../problems/problems-of-errors.ts";

/** Waits until nothing waits any more; answers what was refused, in words, or nothing. */
const carriedOut = (offer: Offer): Promise<Problems | undefined> =>
  new Promise((resolve) => {
    const stop = whenLineMayBeBack(() => {
      void carryOutWaiting().then(({ left, refused }) => {
        if (left > 0) return;
        stop();
        const errors = refused.map((code) => ({ code, referencedRequestParameter: null }));
        resolve(errors.length === 0 ? undefined : problemWords(problemsOfErrors(errors), offer));
      }, reportError);
    });
  });

/**
 * Keeps a press that commerce could not be told of, and carries it out
 * once when it is back: here while the page is open, else by the basket.
 *
 * @param key of the press, by which it happens once
 * @param unreachable what to say where nothing can be kept
 */
export const noteForLater = async (
  call: WaitingCall,
  key: string,
  input: object,
  offer: Offer,
  unreachable: string,
): Promise<Added> => {
  if (!keepPress({ key, call, variables: { input } })) return { ok: false, problems: { form: unreachable } };
  const form = await lateWords().then(
    (t) => t("added.waiting"),
    () => unreachable,
  );
  return { ok: false, problems: { form }, later: carriedOut(offer) };
};

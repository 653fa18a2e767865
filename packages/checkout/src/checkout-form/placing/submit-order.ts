import type { ErrorName } from "@giftshop/validation/error-codes";
import { type CommerceError, type FieldErrors, nameOfCode, sortErrors } from "../problems/field-errors.ts";
import { forgetIntent, intentKey } from "./order-intent.ts";

/** What placing an order came to. */
export type Outcome =
  | { kind: "pay"; orderUuid: string; paymentUrl: string }
  | { kind: "changed" }
  | { kind: "refused"; fields: FieldErrors; order: readonly ErrorName[] }
  /** No answer: nothing is known, and the same key makes the same order when it is sent again. */
  | { kind: "unreachable" };

/** What a payment call answers. */
export interface PaymentAnswer {
  data: { orderUuid: string; paymentUrl: string } | null;
  errors: readonly CommerceError[];
}

export interface SubmitOptions<Input> {
  what: "order" | "retry";
  /**
   * The id of the basket, or of the order that is paid again: another one is another intent, however equal
   * the input.
   */
  about: string;
  input: Input;
  storage: Storage;
  /** The parcel's name is the buyer's. */
  sameName?: boolean;
  /** Sends the input with its key. Throws when there was no answer. */
  send(input: Input & { idempotencyKey: string; captchaToken?: string }): Promise<PaymentAnswer>;
  makeKey?: () => string;
  /** Solves a captcha; this browser does, unless a test says otherwise. */
  solve?: () => Promise<string>;
}

const asksForCaptcha = ({ code, referencedRequestParameter }: CommerceError): boolean =>
  nameOfCode(code) === "captchaFailed" && referencedRequestParameter === "input.captchaToken";

/** Work for this browser, fetched on the rare need: a token that is good once. */
const solveCaptcha = async (): Promise<string> => {
  const { createCaptcha } = await import("@giftshop/graphql/captcha");
  return createCaptcha().take();
};

/** Sends it once more with a solved captcha where commerce asks for one, without a word to the visitor. */
const sendWithCaptcha = async <Input>(
  { send, solve = solveCaptcha }: SubmitOptions<Input>,
  input: Input & { idempotencyKey: string },
) => {
  const answer = await send(input);
  return answer.errors.some(asksForCaptcha) ? send({ ...input, captchaToken: await solve() }) : answer;
};

const isWebAddress = (url: string): boolean => /^https?:\/\//u.test(url);

/** Errors after which the next press is a new intent: the one that was refused is over. */
const endsIntent = (name: ErrorName): boolean =>
  name === "paymentRefused" || name === "idempotencyKeyReused" || name === "orderNotPayable";

/**
 * Sends an order (or another try at paying one) with the key of its intent. Should the key have been
 * used for something else, which another tab can bring about, it is sent once more with a new one.
 */
export const submitOrder = async <Input>(options: SubmitOptions<Input>, again = true): Promise<Outcome> => {
  const { what, about, input, storage, sameName = true, makeKey } = options;
  const idempotencyKey = intentKey(storage, what, { about, input }, makeKey);
  const answer = await sendWithCaptcha(options, { ...input, idempotencyKey }).catch(() => undefined);
  if (!answer) return { kind: "unreachable" };
  if (answer.data && isWebAddress(answer.data.paymentUrl)) return { kind: "pay", ...answer.data };
  const names = answer.errors.map(({ code }) => nameOfCode(code));
  if (names.some(endsIntent)) forgetIntent(storage, what);
  if (names.includes("idempotencyKeyReused") && again) return submitOrder(options, false);
  if (names.includes("basketChanged") || names.includes("basketEmpty")) return { kind: "changed" };
  const { fields, order } = sortErrors(answer.errors, sameName);
  const nothingSaid = order.length === 0 && Object.keys(fields).length === 0;
  return { kind: "refused", fields, order: nothingSaid ? ["unexpected"] : order };
};

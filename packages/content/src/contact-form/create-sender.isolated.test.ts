import { errorCodes } from "@giftshop/validation/error-codes";
import { beforeEach, expect, jest, test } from "@jest/globals";

interface Input {
  orderNumber: string | null;
  idempotencyKey: string;
  captchaToken: string;
}
const request = jest.fn<(document: unknown, variables: { input: Input }) => Promise<unknown>>();
let tokens = 0;
const take = jest.fn(async () => {
  tokens += 1;
  return `token-${tokens}`;
});
const prepare = jest.fn();
jest.unstable_mockModule("@giftshop/graphql/browser", () => ({ request }));
jest.unstable_mockModule("@giftshop/graphql/captcha", () => ({ createCaptcha: () => ({ take, prepare }) }));
const { createSender } = await import("./create-sender.ts");

const letter = { name: "Ada", email: "ada@mail.example", orderNumber: "", message: "Where is it?" };
const sent = { sendContactMessage: { data: { reference: "R-1" }, errors: [] } };
const failed = (code: number) => ({
  sendContactMessage: { data: null, errors: [{ code, referencedRequestParameter: null }] },
});
const inputs = (): Input[] => request.mock.calls.map(([, { input }]) => input);

beforeEach(() => {
  request.mockReset();
  take.mockClear();
});

test("a message is sent with work that was done for it, and without an order number that was left out", async () => {
  request.mockResolvedValue(sent);
  expect(await createSender().send(letter)).toEqual({ kind: "sent", reference: "R-1" });
  expect(inputs()[0]).toMatchObject({ orderNumber: null, captchaToken: `token-${tokens}` });
});

test("work begins when somebody begins to write", () => {
  createSender().prepare();
  expect(prepare).toHaveBeenCalledTimes(1);
});

test("the same letter after no answer is the same message; after an answer, or changed, it is another", async () => {
  const sender = createSender();
  request.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(sent);
  expect(await sender.send(letter)).toEqual({ kind: "failed", failure: "unavailable" });
  await sender.send(letter);
  await sender.send(letter);
  await sender.send({ ...letter, message: "Never mind." });
  const [first, again, later, changed] = inputs().map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(new Set([first, later, changed]).size).toBe(3);
});

test("a token that has ended is followed by new work, once, and the visitor is not told", async () => {
  request.mockResolvedValueOnce(failed(errorCodes.captchaFailed)).mockResolvedValue(sent);
  expect(await createSender().send(letter)).toEqual({ kind: "sent", reference: "R-1" });
  const [first, second] = inputs();
  expect(second?.captchaToken).not.toBe(first?.captchaToken);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);

  request.mockReset().mockResolvedValue(failed(errorCodes.captchaFailed));
  expect(await createSender().send(letter)).toEqual({ kind: "failed", failure: "captcha" });
  expect(request).toHaveBeenCalledTimes(2);
});

test("too many messages are told once and not tried again", async () => {
  request.mockResolvedValue(failed(errorCodes.tooManyRequests));
  expect(await createSender().send(letter)).toEqual({ kind: "failed", failure: "tooMany" });
  expect(request).toHaveBeenCalledTimes(1);
});

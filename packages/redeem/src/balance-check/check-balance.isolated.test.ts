import { errorCodes } from "@giftshop/validation/error-codes";
import { beforeEach, expect, jest, test } from "@jest/globals";

interface Variables {
  cardNumber: string;
  pin: string;
  captchaToken?: string;
}
const request = jest.fn<(document: unknown, variables: Variables) => Promise<unknown>>();
const take = jest.fn(async () => "solved");
const createCaptcha = jest.fn(() => ({ take, prepare: () => {} }));
jest.unstable_mockModule("@giftshop/graphql/browser", () => ({ request }));
jest.unstable_mockModule("@giftshop/graphql/captcha", () => ({ createCaptcha }));
const { checkBalance } = await import("./check-balance.ts");

const card = { lastDigits: "0421" };
const found = { giftCardBalance: { data: card, errors: [] } };
const refused = (code: number, referencedRequestParameter: string | null = null) => ({
  giftCardBalance: { data: null, errors: [{ code, referencedRequestParameter }] },
});
const asksForWork = refused(errorCodes.captchaFailed, "captchaToken");
const check = () => checkBalance("6371028455197360421", "004217");
const tokens = () => request.mock.calls.map(([, { captchaToken }]) => captchaToken);

beforeEach(() => {
  jest.clearAllMocks();
  request.mockReset();
  take.mockReset().mockResolvedValue("solved");
});

test("a card is asked for without any work", async () => {
  request.mockResolvedValue(found);
  expect(await check()).toEqual({ kind: "card", card });
  expect(tokens()).toEqual([undefined]);
  expect(createCaptcha).not.toHaveBeenCalled();
});

test("where commerce asks for work it is done, and the same card asked for once more", async () => {
  request.mockResolvedValueOnce(asksForWork).mockResolvedValue(found);
  expect(await check()).toEqual({ kind: "card", card });
  expect(tokens()).toEqual([undefined, "solved"]);
  expect(request.mock.calls[1]?.[1]).toMatchObject({ cardNumber: "6371028455197360421", pin: "004217" });
});

test("what the second try comes to is told as ever; work that is refused as well, and not done again", async () => {
  request.mockResolvedValueOnce(asksForWork).mockResolvedValue(refused(errorCodes.giftCardNotRecognised));
  expect(await check()).toEqual({ kind: "failure", failure: "notRecognised" });
  request.mockReset().mockResolvedValue(asksForWork);
  expect(await check()).toEqual({ kind: "failure", failure: "captcha" });
  expect(request).toHaveBeenCalledTimes(2);
});

test("no other answer asks for work", async () => {
  request.mockResolvedValue(refused(errorCodes.tooManyRequests));
  expect(await check()).toEqual({ kind: "failure", failure: "tooManyRequests" });
  expect(request).toHaveBeenCalledTimes(1);
  expect(createCaptcha).not.toHaveBeenCalled();
});

test("a card that is not activated yet is told apart from a shop that does not answer", async () => {
  request.mockResolvedValue(refused(errorCodes.cardNotActivated));
  expect(await check()).toEqual({ kind: "failure", failure: "notActivated" });
  request.mockResolvedValue(refused(errorCodes.giftCardBlocked));
  expect(await check()).toEqual({ kind: "failure", failure: "blocked" });
});

test("work that cannot be had is an answer that did not come", async () => {
  request.mockResolvedValue(asksForWork);
  take.mockRejectedValue(new Error("offline"));
  expect(await check()).toEqual({ kind: "failure", failure: "unavailable" });
});

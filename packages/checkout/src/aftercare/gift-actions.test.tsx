import type { ResultOf } from "@giftshop/graphql";
import { browserOf } from "@giftshop/graphql/testing";
import { errorCodes } from "@giftshop/validation/error-codes";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import en from "../../messages/en.json" with { type: "json" };
import type { DeliveryFragment } from "../confirmation/delivery.fragment.ts";

const request = jest.fn<(operation: string, variables: object) => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
const { InEnglish } = await import("../testing/in-english.tsx");
const { GiftActions } = await import("./gift-actions.tsx");
const { CorrectEmailWindow } = await import("./correct-email.tsx");
const { TakeBackWindow } = await import("./take-back.tsx");

const order = "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e";
const delivery: ResultOf<typeof DeliveryFragment> = {
  packageId: "2",
  kind: "DIGITAL",
  state: "SENT",
  recipientTitle: "Zoé",
  expectedAt: "2026-11-21T10:00:00Z",
  deliveryDate: null,
  canChangeDay: false,
  dayVersion: 0,
  recipientEmail: "zoe@exampel.com",
  tracking: null,
  canResend: true,
  canCorrectEmail: true,
  canClaim: false,
  claimFrom: null,
  giftState: null,
};
const words = en.aftercare;
const changed = jest.fn(async () => undefined);
const show = (over: Partial<typeof delivery> = {}) =>
  render(<GiftActions order={order} delivery={{ ...delivery, ...over }} of="Café" onChanged={changed} />, {
    wrapper: InEnglish,
  });
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => {
  request.mockReset();
  changed.mockClear();
});

test("a gift is sent again by a press, and that is said", async () => {
  request.mockResolvedValue({ resendGift: { errors: [] } });
  show();
  await press(`${words.resend}: Café`);
  expect(request.mock.calls[0]?.[1]).toMatchObject({ input: { orderUuid: order, packageId: "2" } });
  expect(screen.getByRole("status").textContent).toBe(words.resent);
  expect(changed).toHaveBeenCalledTimes(1);
});

test("why it is not sent again is said, and so is that nobody answered", async () => {
  request.mockResolvedValueOnce({ resendGift: { errors: [{ code: errorCodes.giftNotSendable }] } });
  show();
  await press(`${words.resend}: Café`);
  expect(screen.getByRole("status").textContent).toBe(words.errors.notSendable);
  request.mockRejectedValueOnce(new Error("away"));
  await press(`${words.resend}: Café`);
  expect(screen.getByRole("status").textContent).toBe(words.errors.unexpected);
  expect(changed).not.toHaveBeenCalled();
});

test("what cannot be done is not offered; a parcel is followed by its link", () => {
  const url = "https://post.example/LA1";
  const none = { canResend: false, canCorrectEmail: false };
  show({ ...none, tracking: { carrier: "La Poste", code: "LA1", url }, claimFrom: "2026-11-30T00:00:00Z" });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("link", { name: words.track }).getAttribute("href")).toBe(url);
  expect(screen.queryByText(/If it hasn’t arrived by .* you can report it here\./u)).not.toBeNull();
});

test("the window sends the right email, asks twice where it looks mistyped, and says why it was refused", async () => {
  request.mockResolvedValueOnce({ correctEmail: { errors: [{ code: errorCodes.giftInUse }] } });
  const [done, close] = [jest.fn(), jest.fn()];
  render(<CorrectEmailWindow order={order} packageId="2" text="x" open onClose={close} onDone={done} />, {
    wrapper: InEnglish,
  });
  const type = (label: string, value: string) =>
    act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  await type(words.newEmail, "zoe@gmial.com");
  expect(screen.queryByLabelText(en.details.emailAgain)).not.toBeNull();
  await press(words.save);
  expect(request).not.toHaveBeenCalled();
  await type(words.newEmail, "zoe@example.com");
  await press(words.save);
  expect(request.mock.calls[0]?.[1]).toMatchObject({
    input: { orderUuid: order, packageId: "2", email: "zoe@example.com", emailConfirmation: null },
  });
  expect(screen.queryByText(words.errors.inUse)).not.toBeNull();
  request.mockResolvedValueOnce({ correctEmail: { errors: [] } });
  await press(words.save);
  expect(done).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test("a gift that is not opened is taken back once, and what goes back is said; one that was opened meanwhile stays", async () => {
  const receipt = { amount: { currency: "EUR", value: 5000 } };
  request.mockResolvedValueOnce({ takeBackGift: { data: { receipt: null }, errors: [] } });
  request.mockResolvedValueOnce({ takeBackGift: { data: { receipt }, errors: [] } });
  const [done, close] = [jest.fn<(text: string) => void>(), jest.fn()];
  render(<TakeBackWindow order={order} packageId="2" open onClose={close} onDone={done} />, { wrapper: InEnglish });
  await press(words.takeBackConfirm);
  expect(screen.queryByText(words.errors.opened)).not.toBeNull();
  expect(close).not.toHaveBeenCalled();
  await press(words.takeBackConfirm);
  expect(done.mock.calls[0]?.[0]).toContain("50");
  const [first, second] = request.mock.calls;
  expect(first?.[1]).toMatchObject({ orderUuid: order, packageId: "2" });
  expect(second?.[1]).toEqual(first?.[1]);
});

test("who may take a gift back is offered it", () => {
  show({ giftState: "UNOPENED" });
  expect(screen.queryByRole("button", { name: `${words.takeBack}: Café` })).not.toBeNull();
});

test.each([null, "OPENED"] as const)("a gift that is %s has no such button", (giftState) => {
  show({ giftState });
  expect(screen.queryByRole("button", { name: `${words.takeBack}: Café` })).toBeNull();
});

import { CommerceUnavailable } from "@giftshop/graphql";
import type { CarriedOut, Press } from "@giftshop/graphql/presses";
import { errorCodes } from "@giftshop/validation/error-codes";
import { beforeEach, expect, jest, test } from "@jest/globals";
import type { Answer } from "../calls/answer.ts";
import type { Basket } from "./basket.fragment.ts";
import type { BasketProblem } from "./problem-text.ts";

type Wish = { packageId: string; quantity: number; version: number };

const loadBasket = jest.fn<() => Promise<Answer>>();
const changeQuantity = jest.fn<(wish: Wish) => Promise<Answer>>();
let noted = 0;
const keepPress = jest.fn((_: Press) => {
  noted += 1;
  return true;
});
const carryOutWaiting = jest.fn(async (): Promise<CarriedOut> => {
  noted = 0;
  return { done: 0, refused: [], left: 0 };
});
jest.unstable_mockModule("@giftshop/graphql/presses", () => ({
  keepPress,
  carryOutWaiting,
  waitingPresses: () => noted,
}));
jest.unstable_mockModule("../calls/load-basket.ts", () => ({ loadBasket }));
jest.unstable_mockModule("../calls/change-quantity.ts", () => ({ changeQuantity }));
jest.unstable_mockModule("../quantity/gathering-pause.ts", () => ({ gatheringPause: () => Promise.resolve() }));
const request = jest.fn(async () => {
  throw new CommerceUnavailable("No answer");
});
jest.unstable_mockModule("@giftshop/graphql/browser", () => ({ request }));
const { createBasketCalls } = await import("./basket-calls.ts");

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A commerce with one basket, which refuses an old version. */
const commerce = { id: "basket-1", version: 1 };
const basketNow = (...codes: number[]): Answer => ({
  kind: "answered",
  basket: { ...commerce, quantity: 2, shipments: [] } as unknown as Basket,
  errors: codes.map((code) => ({ code })),
});

beforeEach(() => {
  noted = 0;
  Object.assign(commerce, { id: "basket-1", version: 1 });
  loadBasket.mockReset().mockImplementation(async () => basketNow());
  changeQuantity.mockReset().mockImplementation(async ({ version }) => {
    if (version !== commerce.version) return basketNow(errorCodes.basketChanged);
    commerce.version += 1;
    return basketNow();
  });
});

/** A page that shows the basket. */
const open = async () => {
  const shown = {
    basket: undefined as Basket | undefined,
    wishes: new Map() as ReadonlyMap<string, number>,
    problem: undefined as BasketProblem | undefined,
  };
  const calls = createBasketCalls({
    onBasket: (basket) => Object.assign(shown, { basket }),
    onWishes: (wishes) => Object.assign(shown, { wishes }),
    onProblem: (problem) => Object.assign(shown, { problem }),
  });
  await calls.reload();
  return { calls, shown };
};

test("a press that could not be sent is sent with the next basket that comes", async () => {
  const { calls, shown } = await open();
  changeQuantity.mockResolvedValueOnce({ kind: "unreachable" });
  calls.wish("a", 3);
  await settle();
  expect(shown).toMatchObject({ problem: { key: "waiting" }, wishes: new Map([["a", 3]]) });
  await calls.reload();
  await settle();
  expect(changeQuantity.mock.calls.map(([{ quantity }]) => quantity)).toEqual([3, 3]);
  expect(shown).toMatchObject({ problem: undefined, wishes: new Map(), basket: { version: 2 } });
});

const removal = { key: "removal-a", call: "removal" as const, variables: { shipmentTag: "digital", packageId: "a" } };

test("a removal that could not be sent is noted, and carried out before the basket is fetched again", async () => {
  const { calls, shown } = await open();
  await calls.ask(async () => ({ kind: "unreachable" }), removal);
  expect(keepPress).toHaveBeenCalledWith(removal);
  expect(shown).toMatchObject({ problem: { key: "waiting" } });
  carryOutWaiting.mockResolvedValueOnce({ done: 0, refused: [errorCodes.packageNotFound], left: 0 });
  await calls.reload();
  expect(shown).toMatchObject({ problem: { key: "gone" } });
});

const edit = (send: (version: number) => Promise<Answer>) => ({
  press: { key: "receiver-a", call: "receiver" as const, variables: { input: { packageIds: ["a"] } } },
  send,
});

test("who gets a gift is noted while commerce is away, and is no refusal", async () => {
  const { calls, shown } = await open();
  const change = edit(async () => ({ kind: "unreachable" }));
  expect(await calls.edit(change)).toEqual({ kind: "answered", basket: undefined, errors: [] });
  expect(keepPress).toHaveBeenCalledWith(change.press);
  expect(shown).toMatchObject({ problem: { key: "waiting" } });
  expect(await calls.chooseDay("a", { date: "2026-12-24" })).toBeUndefined();
  expect(keepPress).toHaveBeenLastCalledWith(expect.objectContaining({ key: "day-a", call: "day" }));
});

test("what is noted is done before what is pressed after it, on the basket as it is then", async () => {
  const { calls } = await open();
  await calls.edit(edit(async () => ({ kind: "unreachable" })));
  const order: string[] = [];
  carryOutWaiting.mockImplementationOnce(async () => {
    noted = 0;
    commerce.version += 1;
    order.push("noted");
    return { done: 1, refused: [], left: 0 };
  });
  await calls.edit(
    edit(async (version) => {
      order.push(`pressed on ${version}`);
      return basketNow();
    }),
  );
  expect(order).toEqual(["noted", "pressed on 2"]);
});

test("where nothing can be noted, that is said where it was pressed", async () => {
  const { calls } = await open();
  keepPress.mockReturnValueOnce(false);
  expect(await calls.edit(edit(async () => ({ kind: "unreachable" })))).toEqual({ kind: "unreachable" });
});

test("a press beside one's own removal is sent after it, and is nobody else's change", async () => {
  const { calls, shown } = await open();
  const gate = Promise.withResolvers<void>();
  const removed = calls.ask(async () => {
    commerce.version += 1;
    await gate.promise;
    return basketNow();
  }, removal);
  calls.wish("a", 3);
  await settle();
  expect(changeQuantity).not.toHaveBeenCalled();
  gate.resolve();
  await removed;
  await settle();
  expect(changeQuantity.mock.calls).toEqual([[{ packageId: "a", quantity: 3, version: 2 }]]);
  expect(shown).toMatchObject({ problem: undefined, wishes: new Map() });
});

test("a basket that another window has changed drops the wish, and says so", async () => {
  const { calls, shown } = await open();
  commerce.version = 7;
  calls.wish("a", 3);
  await settle();
  expect(shown).toMatchObject({ problem: { key: "changed" }, wishes: new Map(), basket: { version: 7 } });
});

test("an older answer never replaces a newer one", async () => {
  const { calls, shown } = await open();
  const old = basketNow();
  commerce.version = 5;
  await calls.reload();
  await calls.ask(async () => old, removal);
  expect(shown.basket?.version).toBe(5);
});

test("the versions of a basket that was ordered say nothing of the next one's", async () => {
  commerce.version = 9;
  const { calls, shown } = await open();
  Object.assign(commerce, { id: "basket-2", version: 1 });
  await calls.reload();
  calls.wish("a", 3);
  await settle();
  expect(changeQuantity.mock.calls).toEqual([[{ packageId: "a", quantity: 3, version: 1 }]]);
  expect(shown).toMatchObject({ problem: undefined, basket: { id: "basket-2", version: 2 } });
});

test.each([
  [errorCodes.tooManyRequests, "tooMany"],
  [errorCodes.unexpected, "unexpected"],
])("a quantity that is refused with %i and no basket is told, while the basket is fetched anew", async (code, key) => {
  const { calls, shown } = await open();
  changeQuantity.mockResolvedValueOnce({ kind: "answered", basket: undefined, errors: [{ code }] });
  calls.wish("a", 3);
  await settle();
  expect(loadBasket).toHaveBeenCalledTimes(2);
  expect(shown).toMatchObject({ problem: { key }, wishes: new Map(), basket: { version: 1 } });
});

test("more than are left is no card that is sold out: those that were wished before are still there", async () => {
  const { calls, shown } = await open();
  changeQuantity.mockResolvedValueOnce(basketNow(errorCodes.outOfStock));
  calls.wish("a", 3);
  await settle();
  expect(shown).toMatchObject({ problem: { key: "tooFewLeft" }, wishes: new Map() });
});

test("a quantity over a brand's limit is told with the brand and the limit that commerce names", async () => {
  const { calls, shown } = await open();
  const limit = { brand: "Apple", sum: { currency: "EUR", value: 50_000 } };
  changeQuantity.mockResolvedValueOnce({ ...basketNow(), errors: [{ code: errorCodes.appleLimit, limit }] } as Answer);
  calls.wish("a", 3);
  await settle();
  expect(shown.problem).toEqual({ key: "appleLimit", limit });
});

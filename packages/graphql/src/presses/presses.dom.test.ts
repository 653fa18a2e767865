import { beforeEach, expect, jest, test } from "@jest/globals";
import { CommerceUnavailable } from "../commerce-unavailable.ts";
import { type CarryOut, carryOutPresses, keepPress, type Press, waitingPresses } from "./presses.ts";

beforeEach(() => localStorage.clear());

const press = (key: string): Press => ({ key, call: "add", variables: { input: { idempotencyKey: key } } });
const away: CarryOut = async () => {
  throw new CommerceUnavailable("No answer");
};

test("what was pressed while nobody answered is carried out once, in its order, when somebody does", async () => {
  for (const key of ["a", "b", "a"]) expect(keepPress(press(key))).toBe(true);
  expect(waitingPresses()).toBe(2);
  expect(await carryOutPresses(away)).toEqual({ done: 0, refused: [], left: 2 });
  const carried = jest.fn<CarryOut>(async () => []);
  expect(await carryOutPresses(carried)).toEqual({ done: 2, refused: [], left: 0 });
  expect(carried.mock.calls.map(([{ key }]) => key)).toEqual(["b", "a"]);
  expect(await carryOutPresses(carried)).toEqual({ done: 0, refused: [], left: 0 });
  expect(carried).toHaveBeenCalledTimes(2);
});

test("what goes down in the middle keeps the rest, and what is refused is told and gone", async () => {
  for (const key of ["a", "b", "c"]) keepPress(press(key));
  const carried = await carryOutPresses(async ({ key }) => {
    if (key === "c") throw new CommerceUnavailable("No answer");
    return key === "b" ? [2031] : [];
  });
  expect(carried).toEqual({ done: 1, refused: [2031], left: 1 });
});

test("what nobody expects any more, or cannot be read, is not carried out", async () => {
  const old = { ...press("old"), at: Date.now() - 25 * 60 * 60 * 1000 };
  localStorage.setItem("presses", JSON.stringify([old, { key: 7 }, "x"]));
  expect(waitingPresses()).toBe(0);
  localStorage.setItem("presses", "{");
  expect(await carryOutPresses(away)).toEqual({ done: 0, refused: [], left: 0 });
});

test("where nothing can be kept that is said", () => {
  const full = {
    ...localStorage,
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(keepPress(press("a"), full as unknown as Storage)).toBe(false);
});

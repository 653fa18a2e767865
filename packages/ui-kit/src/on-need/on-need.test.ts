import { expect, jest, test } from "@jest/globals";
import { onNeed } from "./on-need.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a part is fetched once, however many ask for it", async () => {
  const fetchPart = jest.fn(async () => "select");
  const listener = jest.fn();
  const needed = onNeed(fetchPart);
  needed.subscribe(listener);
  expect(needed.progress()).toEqual({ part: undefined, pending: false });
  needed.start();
  needed.start();
  expect(needed.progress()).toEqual({ part: undefined, pending: true });
  await settled();
  needed.start();
  expect(needed.progress()).toEqual({ part: "select", pending: false });
  expect(fetchPart).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a failed fetch is tried again at the next need", async () => {
  const fetchPart = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue("menu");
  const needed = onNeed(fetchPart);
  needed.start();
  await settled();
  expect(needed.progress()).toEqual({ part: undefined, pending: false });
  needed.start();
  await settled();
  expect(needed.progress().part).toBe("menu");
});

test("who has left hears nothing", async () => {
  const listener = jest.fn();
  const needed = onNeed(async () => "toast");
  needed.subscribe(listener)();
  needed.start();
  await settled();
  expect(listener).not.toHaveBeenCalled();
});

test("whoever waits for the part gets it, or hears that it could not be had", async () => {
  const fetchPart = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue("map");
  const needed = onNeed(fetchPart);
  needed.start();
  await expect(needed.fetch()).rejects.toThrow("offline");
  await expect(Promise.all([needed.fetch(), needed.fetch()])).resolves.toEqual(["map", "map"]);
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

test("what is given is not fetched", async () => {
  const fetchPart = jest.fn(async () => "fetched");
  const needed = onNeed(fetchPart, "given");
  expect(needed.progress()).toEqual({ part: "given", pending: false });
  needed.start();
  expect(await needed.fetch()).toBe("given");
  expect(fetchPart).not.toHaveBeenCalled();
});

test("what nobody has asked for looks to React as it did to the server", () => {
  const needed = onNeed(async () => "dialog");
  expect(needed.progress()).toBe(onNeed(async () => "menu").progress());
});

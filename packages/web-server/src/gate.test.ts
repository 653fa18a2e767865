import { expect, test } from "@jest/globals";
import { Busy, createGate } from "./gate.ts";

const setUp = (running: number, waiting: number) => {
  const gate = createGate({ running, waiting });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string, urgent?: boolean) =>
    gate(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }, urgent);
  return { gate, begun, enter, end: (name: string) => ends.get(name)?.() };
};

test("so many run, so many wait in their order, the next is refused at once", async () => {
  const { begun, enter, end } = setUp(1, 2);
  const [first, second, third] = [enter("a"), enter("b"), enter("c")];
  await expect(enter("d")).rejects.toBeInstanceOf(Busy);
  expect(begun).toEqual(["a"]);
  end("a");
  await first;
  expect(begun).toEqual(["a", "b"]);
  end("b");
  await second;
  end("c");
  await third;
  expect(begun).toEqual(["a", "b", "c"]);
});

test("what is urgent goes before those that wait, and is not refused", async () => {
  const { begun, enter, end } = setUp(1, 1);
  const first = enter("a");
  void enter("b");
  void enter("c", true);
  end("a");
  await first;
  expect(begun).toEqual(["a", "c"]);
});

test("a task that fails makes room", async () => {
  const { gate, begun, enter } = setUp(1, 0);
  await expect(gate(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  void enter("a");
  expect(begun).toEqual(["a"]);
});

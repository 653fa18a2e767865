import { expect, test } from "@jest/globals";
import { Busy, createGate } from "./gate.ts";

const setUp = (running: number, waiting: number) => {
  const gate = createGate({ running, waiting });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string, urgent?: boolean, owner?: string) =>
    gate(
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      },
      urgent,
      owner,
    );
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

test("a storefront that is stormed leaves a quarter of the queue to the others, and its turn comes after theirs", async () => {
  const { begun, enter, end } = setUp(1, 4);
  const first = enter("a1", false, "A");
  for (const name of ["a2", "a3", "a4"]) void enter(name, false, "A");
  await expect(enter("a5", false, "A")).rejects.toBeInstanceOf(Busy);
  void enter("b1", false, "B");
  await expect(enter("b2", false, "B")).rejects.toBeInstanceOf(Busy);
  end("a1");
  await first;
  expect(begun).toEqual(["a1", "a2"]);
});

test("of those who wait, the one whose storefront has the fewest under way goes next", async () => {
  const { begun, enter, end } = setUp(2, 4);
  const first = enter("a1", false, "A");
  void enter("a2", false, "A");
  void enter("a3", false, "A");
  void enter("b1", false, "B");
  end("a1");
  await first;
  expect(begun).toEqual(["a1", "a2", "b1"]);
});

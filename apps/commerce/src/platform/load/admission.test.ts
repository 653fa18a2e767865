import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parse } from "graphql";
import { createAdmission, Overloaded } from "./admission.ts";
import { type Precedence, precedenceOf, precedences } from "./precedence.ts";

const { payment, checkout, basket, read } = precedences;

/** A task that ends when it is told to. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { task: () => promise, end: () => resolve("done") };
};

test("the most pressing of those who wait goes next", async () => {
  const admit = createAdmission({ running: 1, waiting: 10, timeout: 1000 });
  const first = held();
  const order: Precedence[] = [];
  const running = admit(read, first.task);
  const others = [read, basket, payment, checkout, payment].map((one) =>
    admit(one, async () => {
      order.push(one);
    }),
  );
  first.end();
  await Promise.all([running, ...others]);
  expect(order).toEqual([payment, payment, checkout, basket, read]);
});

test("a full queue refuses the newest of the least pressing, and who asks where nobody is less pressing", async () => {
  const admit = createAdmission({ running: 1, waiting: 2, timeout: 1000 });
  const first = held();
  const running = admit(read, first.task);
  const old = admit(read, async () => "old");
  const young = admit(read, async () => "young");
  const urgent = admit(payment, async () => "urgent");
  await expect(young).rejects.toBeInstanceOf(Overloaded);
  await expect(admit(read, async () => "late")).rejects.toBeInstanceOf(Overloaded);
  first.end();
  expect(await Promise.all([running, old, urgent])).toEqual(["done", "old", "urgent"]);
});

test("nobody waits longer than the timeout, and a failed task hands its turn over", async () => {
  const admit = createAdmission({ running: 1, waiting: 2, timeout: 10 });
  const first = held();
  const running = admit(read, first.task);
  await expect(admit(read, async () => "never")).rejects.toBeInstanceOf(Overloaded);
  first.end();
  await running;
  await expect(
    admit(read, async () => {
      throw new Error("broken");
    }),
  ).rejects.toThrow("broken");
  expect(await admit(read, async () => "next")).toBe("next");
});

test("a storefront that is stormed has three quarters of the queue, and the others go before it", async () => {
  const admit = createAdmission({ running: 2, waiting: 4, timeout: 1000 });
  const [first, second] = [held(), held()];
  const order: string[] = [];
  const enter = (owner: string, precedence: Precedence = read) =>
    admit(precedence, async () => void order.push(owner), owner);
  const running = [admit(read, first.task, "A"), admit(read, second.task, "A")];
  const waiting = [enter("A"), enter("A")];
  const newest = enter("A");
  await expect(enter("A")).rejects.toBeInstanceOf(Overloaded);
  waiting.push(enter("B"));
  // Its own newest makes room for what is more pressing, and nobody else's.
  waiting.push(enter("A", payment));
  await expect(newest).rejects.toBeInstanceOf(Overloaded);
  first.end();
  await running[0];
  second.end();
  await Promise.all([...running, ...waiting]);
  expect(order).toEqual(["A", "B", "A", "A"]);
});

test("never more run or wait than may, and everybody is answered", async () => {
  const arrivals = fc.array(
    fc.record({ precedence: fc.constantFrom(payment, checkout, basket, read), pause: fc.nat(2) }),
    {
      maxLength: 60,
    },
  );
  await fc.assert(
    fc.asyncProperty(arrivals, fc.integer({ min: 1, max: 4 }), fc.nat(6), async (all, most, waiting) => {
      const admit = createAdmission({ running: most, waiting, timeout: 1000 });
      let running = 0;
      let highest = 0;
      const answers = await Promise.all(
        all.map(({ precedence, pause }) =>
          admit(precedence, async () => {
            running += 1;
            highest = Math.max(highest, running);
            await sleep(pause);
            running -= 1;
            return "done";
          }).catch((error: unknown) => (error instanceof Overloaded ? "refused" : "broken")),
        ),
      );
      expect(highest).toBeLessThanOrEqual(most);
      expect(answers).not.toContain("broken");
      expect(answers.filter((one) => one === "refused").length).toBe(Math.max(0, all.length - most - waiting));
    }),
    { numRuns: 30 },
  );
});

test("a document is as pressing as the least of its fields", () => {
  const of = (text: string) => precedenceOf(parse(text));
  expect(of("mutation { refreshPayment { a } }")).toBe(payment);
  expect(of("mutation { placeOrder { a } }")).toBe(checkout);
  expect(of("mutation { addToBasket { a } }")).toBe(basket);
  expect(of("{ cartV2 { a } }")).toBe(basket);
  expect(of("{ products { a } }")).toBe(read);
  expect(of("{ order { a } products { a } }")).toBe(read);
  expect(of("query { ...All } fragment All on Query { order { a } }")).toBe(read);
});

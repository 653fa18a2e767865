import { expect, test } from "@jest/globals";
import type { Queryable } from "../database/index.ts";
import { createVersionedCache } from "./versioned-cache.ts";

interface Thing {
  version: number;
}

/** A kept thing whose reading ends when the test says so. */
const controlled = (long: (known: Thing | undefined) => boolean) => {
  const reads: { known: Thing | undefined; end: (version: number) => void; fail: () => void }[] = [];
  const kept = createVersionedCache<Thing>((_db, _name, known) => {
    const { promise, resolve, reject } = Promise.withResolvers<Thing>();
    reads.push({ known, end: (version) => resolve({ version }), fail: () => reject(new Error("away")) });
    return { value: promise, long: Promise.resolve(long(known)) };
  });
  const owner = {} as Queryable;
  return { kept, reads, ask: (version: number, db = owner) => ({ owner, db, name: "one", version }) };
};

test("requests that come together read once; what is known is not read again, and helps to read what is newer", async () => {
  const { kept, reads, ask } = controlled(() => false);
  const both = Promise.all([kept.at(ask(1)), kept.at(ask(1))]);
  reads[0]?.end(1);
  expect(await both).toEqual([{ version: 1 }, { version: 1 }]);
  expect(await kept.at(ask(1))).toEqual({ version: 1 });
  const next = kept.at(ask(2));
  reads[1]?.end(2);
  expect(await next).toEqual({ version: 2 });
  expect(reads.map(({ known }) => known?.version)).toEqual([undefined, 1]);
});

test("who joined reading that began before its own version was written asks once more", async () => {
  const { kept, reads, ask } = controlled(() => false);
  const [early, late] = [kept.at(ask(1)), kept.at(ask(2))];
  reads[0]?.end(1);
  expect(await early).toEqual({ version: 1 });
  await new Promise(setImmediate);
  reads[1]?.end(2);
  expect(await late).toEqual({ version: 2 });
});

test("while much is read, what is known serves who only looks, and nobody who needs the newest", async () => {
  const { kept, reads, ask } = controlled((known) => known !== undefined);
  const first = kept.staleWhileLoading(ask(1));
  reads[0]?.end(1);
  expect(await first).toEqual({ value: { version: 1 } });
  const { value, newer } = await kept.staleWhileLoading(ask(2));
  expect(value).toEqual({ version: 1 });
  const exact = kept.at(ask(2));
  expect(reads).toHaveLength(2);
  reads[1]?.end(2);
  expect([await newer, await exact]).toEqual([{ version: 2 }, { version: 2 }]);
  expect(await kept.staleWhileLoading(ask(2))).toEqual({ value: { version: 2 } });
});

test("what is little is waited for", async () => {
  const { kept, reads, ask } = controlled(() => false);
  const first = kept.at(ask(1));
  reads[0]?.end(1);
  await first;
  const second = kept.staleWhileLoading(ask(2));
  await new Promise(setImmediate);
  reads[1]?.end(2);
  expect(await second).toEqual({ value: { version: 2 } });
});

test("reading that failed is begun again by who asks next; a transaction reads for itself", async () => {
  const { kept, reads, ask } = controlled(() => false);
  const failed = kept.at(ask(1));
  reads[0]?.fail();
  await expect(failed).rejects.toThrow("away");
  const again = kept.at(ask(1));
  const within = kept.at(ask(1, {} as Queryable));
  expect(reads).toHaveLength(3);
  reads[1]?.end(1);
  reads[2]?.end(1);
  expect(await Promise.all([again, within])).toEqual([{ version: 1 }, { version: 1 }]);
});

import { expect, test } from "@jest/globals";
import { createLog } from "../../../platform/log.ts";
import type { Services } from "../../../platform/services.ts";
import type { Snapshot } from "../types.ts";
import { catchUp } from "./catch-up.ts";

test("once the newer catalogue is there, pages are told once to be made again, however many were made of the older one", async () => {
  const told: unknown[] = [];
  const services = {
    pool: {},
    environment: { storefrontUrls: ["http://one", "http://two"] },
    enqueue: async (_client: unknown, _queue: string, job: unknown) => void told.push(job),
  } as unknown as Services;
  const log = createLog("test", "silent");
  const { promise, resolve } = Promise.withResolvers<Snapshot>();
  catchUp({ services, log }, promise);
  catchUp({ services, log }, promise);
  expect(told).toEqual([]);
  resolve({ storefront: "CBFR" } as Snapshot);
  await new Promise(setImmediate);
  const tags = ["storefront:CBFR", "catalogue:CBFR"];
  expect(told).toEqual([
    { url: "http://one", tags },
    { url: "http://two", tags },
  ]);
});

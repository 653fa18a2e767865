import { randomUUID } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import Redis from "iovalkey";
import type { Logger } from "../log.ts";
import type { Claim, SharedPage, SharedPages, Wanted } from "./shared-pages.ts";

export interface RedisPagesOptions {
  /** `redis://…`; Redis or Valkey. */
  url: string;
  /** Names one build with one set of settings: another build's pages name other files. */
  namespace: string;
  /** Called when another process purged, with its tags; without when purges may have been missed. */
  onPurge: (tags?: readonly string[]) => void;
  log: Logger;
  /** Milliseconds after which an answer is not waited for. Default 300. */
  timeout?: number;
}

/** What lies in Redis and says itself what it is, so that a page is never sent for another one. */
type Kept = Omit<SharedPage, "purged"> & Pick<Wanted, "key"> & { versions: readonly string[] };

const channel = "giftshop:purged";
const tagKey = (tag: string): string => `giftshop:tag:${tag}`;

/** Milliseconds: a page that cannot be made again has its last good one so long. */
const keptFor = 86_400_000;
/** Milliseconds: longer than any page, whose tag's version would be a new one after that. */
const versionsKeptFor = 2 * keptFor;
/**
 * Milliseconds: longer than a page waits for commerce, and a process that ends meanwhile keeps the others
 * waiting no longer.
 */
const claimedFor = 16_000;
/** Milliseconds after a failure in which Redis is not asked again. */
const rest = 500;

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one !== null && one === others[index]);

/**
 * Pages in Redis, kept with the versions their tags had before; a purge replaces a tag's version (a random
 * word), so that a lost one costs a page and never shows an old one.
 */
export const createRedisPages = ({ url, namespace, onPurge, log, timeout = 300 }: RedisPagesOptions) => {
  const options = {
    commandTimeout: timeout,
    connectTimeout: 2_000,
    enableOfflineQueue: false,
    // Its own way of subscribing again leaves a rejection that
    // nobody handles where the connection ends meanwhile.
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
  };
  const redis = new Redis(url, options);
  const listener = new Redis(url, { ...options, commandTimeout: 5_000 });
  const process = randomUUID();
  /** Purges of which Redis was not told, until when what it keeps is not believed. */
  const untold = new Set<string>();
  let restUntil = 0;

  const fail = (err: unknown): void => {
    if (performance.now() >= restUntil) log.warn({ err }, "shared page cache");
    restUntil = performance.now() + rest;
  };
  redis.on("error", fail);
  listener.on("error", fail);

  const tell = async (tags: readonly string[]): Promise<void> => {
    const pipeline = redis.pipeline();
    for (const tag of tags) pipeline.set(tagKey(tag), randomUUID(), "PX", versionsKeptFor);
    pipeline.publish(channel, JSON.stringify({ process, tags }));
    for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
    for (const tag of tags) untold.delete(tag);
  };

  /** Does something with Redis, or gives `otherwise` where it does not answer. */
  const attempt = async <Value>(task: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    if (performance.now() < restUntil) return otherwise;
    try {
      if (untold.size > 0) await tell([...untold]);
      return await task();
    } catch (error) {
      fail(error);
      return otherwise;
    }
  };

  const asks = Promise.withResolvers<void>();
  const hears = Promise.withResolvers<void>();
  redis.once("ready", asks.resolve);
  let cutOff = false;
  listener.on("ready", () => {
    const subscribed = (): void => {
      hears.resolve();
      // Who was cut off does not know what was purged meanwhile.
      if (cutOff) onPurge();
    };
    listener.subscribe(channel).then(subscribed, fail);
  });
  listener.on("close", () => {
    cutOff = true;
  });
  listener.on("message", (_, text: string) => {
    const told = JSON.parse(text) as { process: string; tags: string[] };
    if (told.process !== process) onPurge(told.tags);
  });

  const pageKey = ({ key }: Wanted): string => `giftshop:page:${namespace}:${key}`;
  const claimKey = ({ key }: Wanted): string => `giftshop:claim:${namespace}:${key}`;

  const read = async (wanted: Wanted): Promise<SharedPage | undefined> => {
    const [bytes, versions] = await Promise.all([
      redis.getBuffer(pageKey(wanted)),
      redis.mget(wanted.tags.map(tagKey)),
    ]);
    if (!bytes) return undefined;
    const kept = deserialize(bytes) as Kept;
    return kept.key === wanted.key ? { ...kept, purged: !isSame(kept.versions, versions) } : undefined;
  };

  const claim = async (wanted: Wanted): Promise<Claim> => {
    const names = wanted.tags.map(tagKey);
    const pipeline = redis.pipeline();
    for (const name of names) pipeline.set(name, randomUUID(), "PX", versionsKeptFor, "NX");
    pipeline.set(claimKey(wanted), process, "PX", claimedFor, "NX");
    pipeline.mget(names);
    const answers = (await pipeline.exec()) ?? [];
    for (const [error] of answers) if (error) throw error;
    const [granted, versions] = answers.slice(-2).map(([, answer]) => answer);
    return { granted: granted === "OK", versions: versions as string[] };
  };

  return {
    read: (wanted) => attempt(() => read(wanted), undefined),
    claim: (wanted) => attempt(() => claim(wanted), { granted: true }),
    write: async ({ key, ...wanted }, made, { versions }) => {
      if (!versions) return;
      const kept: Kept = { ...made, key, versions };
      await attempt(() => redis.set(pageKey({ key, ...wanted }), serialize(kept), "PX", keptFor), null);
    },
    release: async (wanted, { versions }, gone) => {
      if (!versions) return;
      await attempt(() => redis.del(claimKey(wanted), ...(gone ? [pageKey(wanted)] : [])), 0);
    },
    purge: async (tags) => {
      for (const tag of tags) untold.add(tag);
      await tell(tags);
    },
    /** Once it can ask and hears of purges for the first time. */
    connected: Promise.all([asks.promise, hears.promise]),
    close: () => {
      redis.disconnect();
      listener.disconnect();
    },
  } satisfies SharedPages & { connected: Promise<unknown>; close(): void };
};

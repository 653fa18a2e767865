import { LRUCache } from "lru-cache";
import type { MadePage, Page } from "./page.ts";

interface Entry {
  page: Page;
  tags: readonly string[];
  freshUntil: number;
  staleUntil: number;
  /** Its content changed: it is sent again only when nothing newer can be made. */
  purged: boolean;
  /** After a failure it is sent as it is until then, so that an outage is not made worse by every visitor. */
  heldUntil: number;
  /** Until somebody asks again. */
  pack: (() => Promise<Page>) | undefined;
}

/** How a page was found. */
export type CacheState = "hit" | "stale" | "miss" | "error";

export interface PageCacheOptions {
  /** Bytes it may hold; the least recently used pages leave. */
  maximumBytes: number;
  /** Milliseconds; injected by tests. */
  now?: () => number;
  /** Milliseconds that a visitor waits for a newer page before the old one is sent. Default 5,000: commerce that hangs is given up after 15,000. */
  patience?: number;
}

const isFresh = (entry: Entry, now: number): boolean =>
  now < entry.heldUntil || (!entry.purged && now < entry.freshUntil);

/** The page of an entry that is asked for again: behind this answer it is packed for those who come next. Most pages are asked for once. */
const sentAgain = (entry: Entry): Page => {
  const { page, pack } = entry;
  entry.pack = undefined;
  // That it takes a little less memory then is not counted.
  pack?.().then(
    (packed) => {
      entry.page = packed;
    },
    () => undefined,
  );
  return page;
};

/** What comes within so many milliseconds; nothing for what comes later. */
async function within<Value>(milliseconds: number, coming: Promise<Value>): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds, undefined);
  return Promise.race([coming, promise]).finally(() => clearTimeout(timer));
}

/** Milliseconds until a page that could not be made again is tried anew. */
const retryAfterFailure = 5_000;

/**
 * Whole responses by key. Honours freshness and stale-while-revalidate, makes each page once however many ask for it, and
 * goes on with the last good page when a new one cannot be made, or not in time.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #making = new Map<string, Promise<MadePage>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #now: () => number;
  readonly #patience: number;
  /** Goes up with each purge: a page that was being made meanwhile may be made of the old content. */
  #purges = 0;

  constructor({ maximumBytes, now = () => performance.now(), patience = 5_000 }: PageCacheOptions) {
    this.#now = now;
    this.#patience = patience;
    this.#entries = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ page }) => page.size,
      dispose: (entry, key, reason) => reason !== "set" && this.#forgetTags(key, entry.tags),
    });
  }

  /** The page when it is fresh: the whole way of most requests. */
  fresh(key: string): Page | undefined {
    const entry = this.#entries.get(key);
    return entry && isFresh(entry, this.#now()) ? sentAgain(entry) : undefined;
  }

  /**
   * The page, from memory or made now.
   *
   * @param make gives a page; a status from 500 counts as a failure
   * @throws what `make` throws, when nothing older can be sent
   */
  async get(key: string, make: () => Promise<MadePage>): Promise<{ page: Page; state: CacheState }> {
    const entry = this.#entries.get(key);
    const now = this.#now();
    if (entry && isFresh(entry, now)) return { page: sentAgain(entry), state: "hit" };
    if (entry && !entry.purged && now < entry.staleUntil) {
      void this.#make(key, make).catch(() => this.#hold(entry));
      return { page: entry.page, state: "stale" };
    }
    const making = this.#make(key, make);
    if (!entry) return { page: (await making).page, state: "miss" };
    making.catch(() => this.#hold(entry));
    try {
      const made = await within(this.#patience, making);
      if (!made) return { page: entry.page, state: "stale" };
      if (made.page.status < 500) return { page: made.page, state: "miss" };
    } catch {
      // The old one is sent, and held from what `making` says.
    }
    return { page: entry.page, state: "error" };
  }

  /** Marks every page with one of the tags as changed; gives how many. */
  purge(tags: readonly string[]): number {
    this.#purges += 1;
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
    for (const key of keys) {
      const entry = this.#entries.peek(key);
      if (entry) entry.purged = true;
    }
    // Whoever asks from now on waits for a page that knows of the change.
    this.#making.clear();
    return keys.size;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  #make(key: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const running = this.#making.get(key);
    if (running) return running;
    const purges = this.#purges;
    const making = make()
      .then((made) => {
        this.#keep(key, made, purges);
        return made;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, { page, keep }: MadePage, purgesBefore: number): void {
    if (page.status >= 500) {
      const entry = this.#entries.peek(key);
      if (entry) this.#hold(entry);
      return;
    }
    // Gone, moved or no longer for everybody: what was kept is no longer true.
    if (!keep) return void this.#entries.delete(key);
    const outdated = purgesBefore !== this.#purges;
    if (outdated && this.#entries.has(key)) return;
    const now = this.#now();
    this.#forgetTags(key, this.#entries.peek(key)?.tags ?? []);
    this.#entries.set(key, {
      page,
      tags: keep.tags,
      freshUntil: now + keep.fresh,
      staleUntil: now + keep.fresh + keep.stale,
      purged: outdated,
      heldUntil: 0,
      pack: keep.pack,
    });
    if (!this.#entries.has(key)) return;
    for (const tag of keep.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  #hold(entry: Entry): void {
    entry.heldUntil = this.#now() + retryAfterFailure;
  }

  #forgetTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { within } from "../within.ts";
import type { MadePage, Page } from "./page.ts";
import { packHard } from "./seal-page.ts";
import { type SharedPages, unshared, type Wanted } from "./shared-pages.ts";

interface Entry {
  page: Page;
  tags: readonly string[];
  /** Milliseconds since 1970, as the next two. */
  madeAt: number;
  freshUntil: number;
  /** After a failure it is sent as it is until then, so that an outage is not made worse by every visitor. */
  heldUntil: number;
  /** Its content changed: it is sent again only when nothing newer can be made. */
  purged: boolean;
  /** Whether it was asked for again, and is compressed hard. */
  packed: boolean;
}

/** How a page was found. */
export type CacheState = "hit" | "stale" | "miss" | "error";

/** `page` is absent where there is no such page. */
export interface Found {
  page: Page | undefined;
  state: CacheState;
}

export interface PageCacheOptions {
  /** Bytes it may hold; the least recently used pages leave. */
  maximumBytes: number;
  /** What other processes keep. Default: nothing is shared. */
  shared?: SharedPages;
  /** Milliseconds since 1970; injected by tests. */
  now?: () => number;
  /**
   * Milliseconds that a visitor waits for a newer page before the old one
   * is sent. Default 5,000: commerce that hangs is given up after 15,000.
   */
  timeout?: number;
}

/** Milliseconds until a page that could not be made again is tried anew. */
const retryAfterFailure = 5_000;

/** Milliseconds between two looks at what another process renders. */
const lookAgain = 40;

/**
 * Whole responses by key. Makes each page once for all who ask; sends an old one while a new is made, for as
 * long again as it was fresh, and the last good one after a failure.
 */
export class PageCache {
  /** How often pages were found in which way since the process started. */
  readonly counts: Record<CacheState, number> = { hit: 0, stale: 0, miss: 0, error: 0 };
  readonly #entries: LRUCache<string, Entry>;
  readonly #making = new Map<string, Promise<Page | undefined>>();
  readonly #shared: SharedPages;
  readonly #now: () => number;
  readonly #timeout: number;
  /** Goes up with each purge: a page that was being made meanwhile may be made of the old content. */
  #purges = 0;

  constructor({ maximumBytes, shared = unshared, now = Date.now, timeout = 5_000 }: PageCacheOptions) {
    this.#shared = shared;
    this.#now = now;
    this.#timeout = timeout;
    this.#entries = new LRUCache({ maxSize: maximumBytes, sizeCalculation: ({ page }) => page.size });
  }

  /** The page when it is fresh: the whole way of most requests. */
  fresh(key: string): Page | undefined {
    const entry = this.#entries.get(key);
    if (!entry || !this.#isFresh(entry)) return undefined;
    if (!entry.packed) this.#pack(entry);
    this.counts.hit += 1;
    return entry.page;
  }

  /** Whether some page is kept under the key, however old. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /**
   * The page, from memory, from another process, or made now.
   *
   * @param make gives the page, or `undefined` where there is none
   * @throws what `make` throws, when nothing older can be sent
   */
  async get(wanted: Wanted, make: () => Promise<MadePage | undefined>): Promise<Found> {
    const fresh = this.fresh(wanted.key);
    if (fresh) return { page: fresh, state: "hit" };
    const found = await this.#find(wanted, make);
    this.counts[found.state] += 1;
    return found;
  }

  /** Marks every page with one of the tags as changed; gives how many. */
  purge(tags: readonly string[]): number {
    const ended = new Set(tags);
    return this.#markPurged((entry) => entry.tags.some((tag) => ended.has(tag)));
  }

  /**
   * Marks every page, as what was purged meanwhile is not known, so that what others keep is asked before
   * anything is made again.
   */
  purgeAll(): number {
    return this.#markPurged(() => true);
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  async #find(wanted: Wanted, make: () => Promise<MadePage | undefined>): Promise<Found> {
    const { key } = wanted;
    if (!this.#entries.has(key)) await this.#load(wanted);
    const entry = this.#entries.get(key);
    if (entry && this.#isFresh(entry)) return { page: entry.page, state: "hit" };
    const making = this.#refresh(wanted, make);
    if (!entry) return { page: await making, state: "miss" };
    making.catch(() => this.#hold(entry));
    if (!entry.purged && this.#now() < 2 * entry.freshUntil - entry.madeAt) return { page: entry.page, state: "stale" };
    try {
      const made = await within(
        this.#timeout,
        making.then((page) => ({ page })),
      );
      return made ? { ...made, state: "miss" } : { page: entry.page, state: "stale" };
    } catch {
      return { page: entry.page, state: "error" };
    }
  }

  #markPurged(concerns: (entry: Entry) => boolean): number {
    this.#purges += 1;
    const entries = [...this.#entries.values()].filter(concerns);
    for (const entry of entries) entry.purged = true;
    // Whoever asks from now on waits for a page that knows of the change.
    this.#making.clear();
    return entries.length;
  }

  #isFresh(entry: Entry): boolean {
    const now = this.#now();
    return now < entry.heldUntil || (!entry.purged && now < entry.freshUntil);
  }

  /**
   * Behind the answer, as most pages are asked for once, and without counting that it takes a little less
   * memory then.
   */
  #pack(entry: Entry): void {
    entry.packed = true;
    packHard(entry.page).then(
      (page) => {
        entry.page = page;
      },
      () => undefined,
    );
  }

  #refresh(wanted: Wanted, make: () => Promise<MadePage | undefined>): Promise<Page | undefined> {
    const { key } = wanted;
    const running = this.#making.get(key);
    if (running) return running;
    const making = this.#loadOrMake(wanted, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  /** What another process made of late, or is making; else the page is made here. */
  async #loadOrMake(wanted: Wanted, make: () => Promise<MadePage | undefined>): Promise<Page | undefined> {
    for (;;) {
      const purges = this.#purges;
      await this.#load(wanted);
      const entry = this.#entries.peek(wanted.key);
      if (entry && !entry.purged && this.#now() < entry.freshUntil) return entry.page;
      const claim = await this.#shared.claim(wanted);
      if (!claim.granted) {
        await sleep(lookAgain);
        continue;
      }
      let gone = false;
      try {
        const madeAt = this.#now();
        const made = await make();
        const seconds = made?.seconds ?? 0;
        gone = seconds === 0;
        if (made && !gone) {
          this.#keep(wanted, { page: made.page, madeAt, seconds, purged: purges !== this.#purges });
          await this.#shared.write(wanted, { page: made.page, madeAt, seconds }, claim);
        } else this.#entries.delete(wanted.key);
        return made?.page;
      } finally {
        await this.#shared.release(wanted, claim, gone);
      }
    }
  }

  /** Takes over what another process kept, where it is newer than what is kept here. */
  async #load(wanted: Wanted): Promise<void> {
    const purges = this.#purges;
    const found = await this.#shared.read(wanted);
    const entry = this.#entries.peek(wanted.key);
    if (!found || (entry && entry.madeAt >= found.madeAt && entry.purged === found.purged)) return;
    this.#keep(wanted, { ...found, purged: found.purged || purges !== this.#purges });
  }

  #keep({ key, tags }: Wanted, made: { page: Page; madeAt: number; seconds: number; purged: boolean }): void {
    const { page, madeAt, seconds, purged } = made;
    const freshUntil = madeAt + seconds * 1_000;
    // A page of old content does not take the place of one that is as old.
    if (purged && this.#entries.has(key)) return;
    this.#entries.set(key, { page, tags, madeAt, freshUntil, heldUntil: 0, purged, packed: false });
  }

  #hold(entry: Entry): void {
    entry.heldUntil = this.#now() + retryAfterFailure;
  }
}

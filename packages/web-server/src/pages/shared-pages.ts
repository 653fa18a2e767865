import type { Page } from "./page.ts";

/** What a page is kept under: its place in `src/app`, and the tags that end it. */
export interface Wanted {
  key: string;
  tags: readonly string[];
}

/** A page as some process kept it. */
export interface SharedPage {
  page: Page;
  /** Milliseconds since 1970. */
  madeAt: number;
  seconds: number;
  /** One of its tags was purged since it was begun. */
  purged: boolean;
}

/**
 * Leave to render a page. `versions` are those of its tags
 * before it is begun; absent where nothing can be shared.
 */
export interface Claim {
  /** Whether this process renders; where not, another one does. */
  granted: boolean;
  versions?: readonly string[];
}

/**
 * Pages that several processes share, behind the memory of each: whatever fails is told as "there is none",
 * but `purge` throws, so that the sender comes back.
 */
export interface SharedPages {
  read(wanted: Wanted): Promise<SharedPage | undefined>;
  claim(wanted: Wanted): Promise<Claim>;
  /** Keeps what was rendered under a claim. */
  write(wanted: Wanted, made: Omit<SharedPage, "purged">, claim: Claim): Promise<void>;
  /** Ends the claim; `gone` also takes away what is kept, of a page that is there no longer. */
  release(wanted: Wanted, claim: Claim, gone: boolean): Promise<void>;
  /** @throws where the other processes could not be told */
  purge(tags: readonly string[]): Promise<void>;
}

/** The driver of a process that shares with nobody. */
export const unshared: SharedPages = {
  read: async () => undefined,
  claim: async () => ({ granted: true }),
  write: async () => undefined,
  release: async () => undefined,
  purge: async () => undefined,
};

import type { APIRequestContext } from "@playwright/test";
import { type Answered, ask, internalLinksOf } from "./page-text.ts";

/** A link that leads to something else than a page, and where it stands. */
export interface BadLink {
  address: string;
  status: number;
  on: string;
}

export interface Crawl {
  /** Pages that were read, by their address. */
  pages: ReadonlyMap<string, Answered>;
  bad: readonly BadLink[];
}

/**
 * Reads a page and every page it leads to within its origin, each once. A
 * link must lead to a page at once: a redirect costs the visitor a way.
 *
 * @param follow whether to read a page that is linked; what is not read is not asked for either
 */
export const crawl = async (
  request: APIRequestContext,
  home: string,
  follow: (address: string) => boolean,
): Promise<Crawl> => {
  const pages = new Map<string, Answered>();
  const bad: BadLink[] = [];
  const waiting = [{ address: home, on: home }];
  const seen = new Set([home]);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, on } = next;
    const answer = await ask(request, address);
    if (answer.status !== 200) {
      bad.push({ address, status: answer.status, on });
      continue;
    }
    pages.set(address, answer);
    for (const link of internalLinksOf(answer.html, address)) {
      if (seen.has(link) || !follow(link)) continue;
      seen.add(link);
      waiting.push({ address: link, on: address });
    }
  }
  return { pages, bad };
};

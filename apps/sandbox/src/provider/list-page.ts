import type { Call } from "../http/call.ts";
import { ProviderRefusal } from "./errors.ts";

/** One page of a list as the provider pages: `from` is the identifier it begins with, `limit` 1 to 250. */
export const listPage = <Item extends { readonly id: string }>(
  call: Call,
  publicUrl: string,
  items: readonly Item[],
  embed: (items: readonly Item[]) => Readonly<Record<string, unknown>>,
) => {
  const { limit, begin } = readPosition(call.url.searchParams, items);
  const shown = items.slice(begin, begin + limit);
  const address = (from: string | undefined) => {
    if (from === undefined) return null;
    const url = new URL(`${publicUrl}${call.url.pathname}`);
    url.searchParams.set("from", from);
    url.searchParams.set("limit", String(limit));
    return { href: url.href, type: "application/hal+json" };
  };
  return {
    count: shown.length,
    _embedded: embed(shown),
    _links: {
      self: { href: `${publicUrl}${call.url.pathname}${call.url.search}`, type: "application/hal+json" },
      previous: address(begin === 0 ? undefined : items[Math.max(0, begin - limit)]?.id),
      next: address(items[begin + limit]?.id),
      documentation: { href: "https://docs.mollie.com/reference/pagination", type: "text/html" },
    },
  };
};

const readPosition = (query: URLSearchParams, items: readonly { readonly id: string }[]) => {
  const limit = Number(query.get("limit") ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 250) {
    throw new ProviderRefusal(400, "The limit must be between 1 and 250", "limit");
  }
  const from = query.get("from");
  const begin = from === null ? 0 : items.findIndex(({ id }) => id === from);
  if (begin < 0) throw new ProviderRefusal(400, "No item exists with the identifier in from", "from");
  return { limit, begin };
};

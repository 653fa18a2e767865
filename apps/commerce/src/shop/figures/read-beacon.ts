import { type EventName, isEventName } from "@giftshop/analytics/events";
import { getStorefront, type Storefront, storefronts } from "@giftshop/storefront-config";
import { isUuid } from "@giftshop/validation";

/** Most of one event that a page tells at once: what it waits for is sent every few seconds. */
const most = 100;

/** What a page tells: how often each event happened, or an order that was paid. */
export type Beacon = { storefront: Storefront } & (
  | { counts: readonly (readonly [EventName, number])[] }
  | { purchase: string }
);

const byStoreId = new Map(storefronts.map(({ storeId, code }) => [storeId, getStorefront(code)]));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= most;

/**
 * A body out of what a page sent; `undefined` for anything else. A
 * purchase is counted when it is claimed, and never as an event.
 */
export const readBeacon = (text: string): Beacon | undefined => {
  const body = parse(text);
  if (!isRecord(body)) return undefined;
  const storefront = byStoreId.get(Number(body.storeID));
  if (storefront === undefined) return undefined;
  if (typeof body.purchase === "string") {
    return isUuid(body.purchase) ? { storefront, purchase: body.purchase } : undefined;
  }
  if (!isRecord(body.events)) return undefined;
  const counts: [EventName, number][] = [];
  for (const [name, count] of Object.entries(body.events)) {
    if (!isEventName(name) || name === "purchase" || !isCount(count)) return undefined;
    counts.push([name, count]);
  }
  return counts.length > 0 ? { storefront, counts } : undefined;
};

import { getStorefront } from "@giftshop/storefront-config";
import { quoteLimits } from "@giftshop/validation";
import { endOfDay } from "../../money/giftcard/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import { readId } from "../../platform/graphql/read-id.ts";
import { priceQuoteWithin } from "../../shop/business/quotes/staff.ts";
import type { QuoteLine, QuoteRecord } from "../../shop/business/quotes/types.ts";
import { readVersion } from "../../shop/business/quotes/versions-table.ts";
import type { StaffScope } from "../staff/api/scope.ts";
import { Refused } from "../staff/refused.ts";

/**
 * What a line holds and costs from now on: one of the version before, or another gift, without
 * wrapping and for the company itself. Amounts: minor units.
 */
export interface PricedLine {
  position?: number | null | undefined;
  /** Of the other gift. */
  variation?: string | null | undefined;
  quantity: number;
  /** Value of one card. */
  value: number;
  /** Price of wrapping and packing around one card, where the line has it. */
  wrapperPrice?: number | null | undefined;
  packingPrice?: number | null | undefined;
}

/** What a person offers: a line that is not named is left out. */
export interface StaffOffer {
  lines: readonly PricedLine[];
  /** Postage; absent: what a basket would pay. */
  shipping?: number | null | undefined;
  /** ISO 8601, the last day on which it holds; absent: in 30 days. */
  validOn?: string | null | undefined;
}

/** The most that wrapping, packing or postage costs. Minor units. */
const largestPrice = 100_000_000;
const longestDays = 366;
const day = 86_400_000;

/** An amount as it is kept. Throws INVALID. */
const priceAt = (value: number, parameter: string): number => {
  if (!Number.isSafeInteger(value) || value < 0 || value > largestPrice) throw new Refused("INVALID", parameter);
  return value;
};

/** A price of an extra that the line has. Throws INVALID for one that it has not. */
const extraAt = (
  extra: number | null,
  before: number | null,
  said: number | null | undefined,
  parameter: string,
): number | null => {
  if (extra === null && typeof said === "number") throw new Refused("INVALID", parameter);
  return extra === null ? null : priceAt(said ?? before ?? 0, parameter);
};

/** Another gift; one that there is not is refused when it is priced. */
const addedLine = (variation: string): QuoteLine => ({
  variation: readId(variation) ?? -1,
  value: 0,
  quantity: 0,
  wrapper: null,
  wrapperPrice: null,
  giftPacking: null,
  giftPackingPrice: null,
  receivers: [],
});

const lineAt = (lines: readonly QuoteLine[], said: PricedLine, index: number): QuoteLine => {
  const { position, variation } = said;
  const at = `lines[${index}]`;
  const before = typeof position === "number" ? lines[position] : undefined;
  const line = typeof variation === "string" ? addedLine(variation) : before;
  const isOne = (typeof position === "number") !== (typeof variation === "string");
  if (line === undefined || !isOne) throw new Refused("INVALID", `${at}.position`);
  if (!Number.isSafeInteger(said.value) || said.value < 1) throw new Refused("QUOTE_VALUE", `${at}.value`);
  return {
    ...line,
    quantity: said.quantity,
    value: said.value,
    wrapperPrice: extraAt(line.wrapper, line.wrapperPrice, said.wrapperPrice, `${at}.wrapperPrice`),
    giftPackingPrice: extraAt(line.giftPacking, line.giftPackingPrice, said.packingPrice, `${at}.packingPrice`),
  };
};

/** The last second of a day where the storefront is. Throws QUOTE_DAY. */
const lastSecondOf = (validOn: string, timeZone: string, now: Date): Date => {
  const isDay = /^\d{4}-\d\d-\d\d$/u.test(validOn) && !Number.isNaN(Date.parse(validOn));
  const end = isDay ? new Date(endOfDay(validOn, timeZone).getTime() - 1000) : undefined;
  const isSoon = end && end > now && end.getTime() < now.getTime() + longestDays * day;
  if (!isSoon) throw new Refused("QUOTE_DAY", "validOn");
  return end;
};

/** Makes what a person offers the newest version of a quote; answers what the audit says of it. */
export const priceOffered = async (
  scope: StaffScope,
  client: PoolClient,
  { id, reference, version, storefront }: QuoteRecord,
  { lines: said, shipping, validOn }: StaffOffer,
): Promise<object> => {
  const { services, actor } = scope;
  const { lines: before } = await readVersion(client, id, version);
  const kept = said.flatMap(({ position }) => position ?? []);
  const isTwice = new Set(kept).size !== kept.length;
  if (isTwice || said.length > quoteLimits.lines) throw new Refused("INVALID", "lines");
  const lines = said.map((line, index) => lineAt(before, line, index));
  const postage = typeof shipping === "number" ? priceAt(shipping, "shipping") : undefined;
  const { timeZone } = getStorefront(storefront);
  const validUntil = validOn ? lastSecondOf(validOn, timeZone, services.clock.now()) : undefined;
  const offer = { reference, staff: actor.name, lines, shipping: postage, validUntil };
  const priced = await priceQuoteWithin(services, client, offer);
  return {
    version: priced,
    lines: lines.map(({ variation, quantity, value, wrapperPrice, giftPackingPrice }, index) => ({
      ...(typeof said[index]?.position !== "number" && { variation }),
      quantity,
      value,
      ...(wrapperPrice !== null && { wrapperPrice }),
      ...(giftPackingPrice !== null && { giftPackingPrice }),
    })),
    ...(postage !== undefined && { shipping: postage }),
    ...(validOn && { validOn }),
  };
};

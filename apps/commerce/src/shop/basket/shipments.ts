import { hash } from "node:crypto";
import type { DeliveryPlan } from "@giftshop/storefront-config/delivery";
import type { PostalAddress } from "../../money/order/index.ts";
import { addressKey } from "./addresses/address-key.ts";
import type { BasketLine, Recipient } from "./types.ts";

/** `2026-12-24`, or with hour and zone `2026-12-24.09.Europe.Paris`. */
const momentOf = ({ date, hour, timeZone }: DeliveryPlan): string =>
  [date, hour === undefined ? undefined : `${hour}`.padStart(2, "0"), timeZone?.replace(/[^\w-]/gu, ".")]
    .filter((part) => part !== undefined)
    .join(".");

const keys = new WeakMap<Recipient, string>();

/** What makes two recipients the same person, made once of each as a basket asks several times. */
const recipientKey = (recipient: Recipient): string => {
  const known = keys.get(recipient);
  if (known !== undefined) return known;
  const { name, lastName, email, address } = recipient;
  const parts = [name, lastName ?? null, email?.toLowerCase() ?? null, address ? addressKey(address) : null];
  const key = JSON.stringify(parts);
  keys.set(recipient, key);
  return key;
};

const short = (text: string): string => hash("sha256", text).slice(0, 12);

/**
 * Name of a line's shipment, which gives nobody away: one for each postal address or e-mail receiver, and
 * each day (docs/addresses.md).
 */
export const shipmentTag = ({
  variation,
  recipient,
  plan,
}: Pick<BasketLine, "variation" | "recipient" | "plan">): string => {
  const kind = variation.kind.toLowerCase();
  const day = plan === undefined ? "" : `-${momentOf(plan)}`;
  if (recipient === undefined) return `${kind}${day}`;
  if (variation.kind === "DIGITAL") return `${kind}-${short(recipientKey(recipient))}${day}`;
  return recipient.address ? `${kind}-${short(addressKey(recipient.address))}${day}` : `${kind}${day}`;
};

/** Where a posted line goes that does not go to the buyer. */
export const ownAddress = ({
  variation,
  recipient,
}: Pick<BasketLine, "variation" | "recipient">): PostalAddress | undefined =>
  variation.kind === "PHYSICAL" ? recipient?.address : undefined;

export interface Group {
  tag: string;
  lines: readonly [BasketLine, ...BasketLine[]];
}

/**
 * Lines by shipment, in the order in which they were added; digital and
 * physical never share one, nor do two who get e-mail, nor two addresses.
 */
export const groupByShipment = (lines: readonly BasketLine[]): Group[] => {
  const groups = new Map<string, [BasketLine, ...BasketLine[]]>();
  for (const line of lines) {
    const tag = shipmentTag(line);
    const group = groups.get(tag);
    if (group) group.push(line);
    else groups.set(tag, [line]);
  }
  return [...groups].map(([tag, grouped]) => ({ tag, lines: grouped }));
};

/** The one person that all lines are for; `undefined` for the buyer and for several. */
export const commonRecipient = (lines: readonly [BasketLine, ...BasketLine[]]): Recipient | undefined => {
  const [{ recipient }] = lines;
  return recipient && recipientCount(lines) === 1 && lines.every((line) => line.recipient) ? recipient : undefined;
};

/** How many different people receive something, the buyer not counted. */
export const recipientCount = (lines: readonly BasketLine[]): number =>
  new Set(lines.flatMap(({ recipient }) => (recipient ? [recipientKey(recipient)] : []))).size;

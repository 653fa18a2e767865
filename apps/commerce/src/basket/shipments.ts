import { createHash } from "node:crypto";
import type { BasketLine, Recipient } from "./types.ts";

const recipientKey = ({ name, email }: Recipient): string => JSON.stringify([name, email?.toLowerCase() ?? null]);

/** Name of the shipment a line belongs to: its delivery kind and its recipient, without saying who that is. */
export const shipmentTag = ({ variation, recipient }: Pick<BasketLine, "variation" | "recipient">): string => {
  const kind = variation.kind.toLowerCase();
  if (recipient === undefined) return kind;
  return `${kind}-${createHash("sha256").update(recipientKey(recipient)).digest("hex").slice(0, 12)}`;
};

export interface Group {
  tag: string;
  lines: readonly [BasketLine, ...BasketLine[]];
}

/** Lines by shipment, in the order in which they were added; two recipients never share one, nor do digital and physical. */
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

/** How many different people receive something, the buyer not counted. */
export const recipientCount = (lines: readonly BasketLine[]): number =>
  new Set(lines.flatMap(({ recipient }) => (recipient ? [recipientKey(recipient)] : []))).size;

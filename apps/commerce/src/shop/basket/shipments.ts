import { createHash } from "node:crypto";
import type { BasketLine, Recipient } from "./types.ts";

const recipientKey = ({ name, email }: Recipient): string => JSON.stringify([name, email?.toLowerCase() ?? null]);

/**
 * Name of the shipment a line belongs to. Everything that is posted goes in one parcel to the order's one delivery
 * address, whoever it is for; what is e-mailed goes to each recipient apart, whom the name does not give away (docs/one-address.md).
 */
export const shipmentTag = ({ variation, recipient }: Pick<BasketLine, "variation" | "recipient">): string => {
  const kind = variation.kind.toLowerCase();
  if (recipient === undefined || variation.kind === "PHYSICAL") return kind;
  return `${kind}-${createHash("sha256").update(recipientKey(recipient)).digest("hex").slice(0, 12)}`;
};

export interface Group {
  tag: string;
  lines: readonly [BasketLine, ...BasketLine[]];
}

/** Lines by shipment, in the order in which they were added; digital and physical never share one, nor do two who get e-mail. */
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

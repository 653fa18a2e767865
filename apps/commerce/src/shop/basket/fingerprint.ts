import { createHash } from "node:crypto";
import type { BasketLine } from "./types.ts";

/**
 * What makes two packages the same line: everything but the quantity. The recipient is part of it, so two gifts to two
 * people, or on two days, never merge.
 */
export const fingerprintOf = ({
  variation,
  value,
  recipient,
  message,
  wrapper,
  giftPacking,
  plan,
  remainder,
}: Omit<BasketLine, "packageId" | "quantity" | "product">): Buffer => {
  const parts = [
    variation.id,
    value,
    recipient?.name ?? null,
    recipient?.email?.toLowerCase() ?? null,
    message ?? null,
    wrapper?.id ?? null,
    giftPacking?.id ?? null,
    // Left out where there is none: lines that were kept before gifts had days stay what they are.
    ...(plan === undefined ? [] : [plan.date, plan.hour ?? null, plan.timeZone ?? null]),
    ...(remainder ? ["remainder"] : []),
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest();
};

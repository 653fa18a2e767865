import { createHash } from "node:crypto";
import { addressKey } from "./addresses/address-key.ts";
import type { BasketLine, Recipient } from "./types.ts";

const receiverParts = (recipient: Recipient | undefined): unknown[] => {
  const { lastName, handOver, address } = recipient ?? {};
  if (!lastName && !handOver && !address) return [];
  return [lastName ?? null, handOver ?? false, address ? addressKey(address) : null];
};

/**
 * What makes two packages the same line: everything but the quantity, so that gifts to two people, or on two
 * days, never merge.
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
    // Lines of before receivers had an address keep their fingerprint.
    ...receiverParts(recipient),
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest();
};

import { toDecimal } from "../provider/amount.ts";
import type { AwaitedTransfer } from "./transfer.ts";

/**
 * What a banking app reads from the QR code of a transfer (European Payments Council,
 * EPC069-12, version 2); `undefined` where it is not in euros, which the code knows alone.
 */
export const epcCode = (transfer: Omit<AwaitedTransfer, "attemptId" | "expiresAt">): string | undefined => {
  const { account, bic, holder, reference, amount, currency } = transfer;
  if (currency !== "EUR") return undefined;
  const sum = `EUR${toDecimal(amount, currency)}`;
  // Purpose and structured reference stay empty: the reference is the provider's own.
  return ["BCD", "002", "1", "SCT", bic, holder.slice(0, 70), account, sum, "", "", reference.slice(0, 140)].join("\n");
};

import { awaitedTransfer, epcCode } from "../../../money/payment/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";

/** A bank transfer as the page of its order shows it. `amount` in minor units of `currency`. */
export interface TransferView {
  account: string;
  bic: string;
  holder: string;
  reference: string;
  currency: string;
  amount: number;
  /** ISO 8601. */
  until: string;
  qrCode: string | null;
}

const drawn = async (code: string): Promise<string> => {
  const { qrCode } = await import("../../mail/qr-code.ts");
  return `data:image/png;base64,${(await qrCode(code)).toString("base64")}`;
};

/** The bank transfer that an order waits for; null where it waits for none. */
export const showTransfer = async (db: Queryable, orderId: string): Promise<TransferView | null> => {
  const transfer = await awaitedTransfer(db, orderId);
  if (transfer === undefined) return null;
  const { account, bic, holder, reference, currency, amount, expiresAt } = transfer;
  const code = epcCode(transfer);
  const until = expiresAt.toISOString();
  return { account, bic, holder, reference, currency, amount, until, qrCode: code ? await drawn(code) : null };
};

import type { Posting } from "../../ledger/index.ts";
import type { HoldRow } from "./hold-rows.ts";

const posting = (kind: string, { id, legalEntity, currency }: HoldRow, entries: Posting["entries"]): Posting => ({
  kind,
  businessKey: `${id}`,
  legalEntity,
  currency,
  entries,
});

/** Moves value from the card to what is set aside. */
export const holdPosting = (hold: HoldRow): Posting =>
  posting("CARD_HOLD", hold, [
    { account: hold.card, amount: -hold.amount },
    { account: "CARD_HOLDS", amount: hold.amount },
  ]);

/** Moves value from what is set aside to the order. */
export const capturePosting = (hold: HoldRow): Posting =>
  posting("CARD_CAPTURE", hold, [
    { account: "CARD_HOLDS", amount: -hold.amount },
    { account: "ORDER_SETTLEMENT", amount: hold.amount },
  ]);

/** Back to the card. */
export const releasePosting = (hold: HoldRow): Posting =>
  posting("CARD_RELEASE", hold, [
    { account: "CARD_HOLDS", amount: -hold.amount },
    { account: hold.card, amount: hold.amount },
  ]);

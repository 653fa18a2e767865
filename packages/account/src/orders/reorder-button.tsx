import { Button } from "@giftshop/ui-kit";
import { useRef, useState } from "react";
import { createCaller } from "../call/create-caller.ts";
import { press } from "../call/press.ts";
import { useAccount } from "../frame/account-context.tsx";
import { ReorderOrder } from "./orders-operations.ts";

export interface ReorderButtonProps {
  /** Of the order. */
  id: string;
  /** It is in the basket, but for these titles. */
  onAdded(gone: readonly string[]): void;
}

/** Puts an order into the basket, once however often it is pressed meanwhile. */
export function ReorderButton({ id, onAdded }: ReorderButtonProps) {
  const { t } = useAccount();
  const [caller] = useState(createCaller);
  const [busy, setBusy] = useState(false);
  const key = useRef<string>(undefined);
  async function add() {
    key.current ??= crypto.randomUUID();
    setBusy(true);
    const idempotencyKey = key.current;
    const added = await press(caller, async (request) => (await request(ReorderOrder, { id, idempotencyKey })).reorder);
    setBusy(false);
    if (!added) return;
    // Another press is another wish.
    key.current = undefined;
    onAdded(added.gone);
  }
  return (
    <Button size="small" loading={busy} loadingLabel={t("account.reorder.busy")} onClick={add}>
      {t("account.orders.reorder")}
    </Button>
  );
}

import { readFragment } from "@giftshop/graphql";
import { useEffect, useRef } from "react";
import type { OrderView } from "./confirmation-order.query.ts";
import { DeliveryFragment } from "./delivery.fragment.ts";

/** How often, and how many times, a page looks whether what is sent by e-mail has gone. */
const look = { every: 3000, times: 10 } as const;

/** Looks again while cards are being sent, so that the buyer sees them go. */
export function useSendingWatch(order: OrderView | null | undefined, reload: () => Promise<unknown>): void {
  const looked = useRef(0);
  useEffect(() => {
    const deliveries = readFragment(DeliveryFragment, order?.details?.deliveries ?? []);
    const sending =
      order?.payment === "PAID" && deliveries.some(({ kind, state }) => kind === "DIGITAL" && state === "PREPARING");
    if (!sending || looked.current >= look.times) return;
    const timer = setTimeout(() => {
      looked.current += 1;
      reload();
    }, look.every);
    return () => clearTimeout(timer);
  }, [order, reload]);
}

import { readFragment } from "@giftshop/graphql";
import { useEffect } from "react";
import type { OrderView } from "./confirmation-order.query.ts";
import { DeliveryFragment } from "./delivery.fragment.ts";

/**
 * Pauses between two looks, milliseconds: short at first, since
 * most e-mails go within seconds, then longer and longer.
 */
const pauses = { first: 2000, factor: 1.25, longest: 60_000 } as const;

/** Whether something of a paid order is on its way out by e-mail. */
const isSending = (order: OrderView | null | undefined): boolean =>
  order?.payment === "PAID" &&
  readFragment(DeliveryFragment, order.details?.deliveries ?? []).some(
    ({ kind, state }) => kind === "DIGITAL" && state === "WAITING",
  );

/**
 * Looks again until everything that goes by e-mail has gone, so
 * that the buyer sees it go. A look that failed is one of many.
 */
export const useSendingWatch = (order: OrderView | null | undefined, reload: () => Promise<unknown>): void => {
  const sending = isSending(order);
  useEffect(() => {
    if (!sending) return;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const lookAfter = (pause: number) => {
      timer = setTimeout(async () => {
        await reload();
        if (!stopped) lookAfter(Math.min(pause * pauses.factor, pauses.longest));
      }, pause);
    };
    lookAfter(pauses.first);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [sending, reload]);
};

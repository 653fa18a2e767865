import { request } from "@giftshop/graphql/browser";
import { useRef, useState } from "react";
import type { LoadedBasket } from "../checkout-page/load-basket.ts";
import { useReturn } from "../frame/use-return.ts";
import type { FieldErrors } from "./field-errors.ts";
import { PlaceOrder } from "./place-order.mutation.ts";
import { rememberPlacedOrder } from "./placed-order.ts";
import type { Problem } from "./problem.ts";
import { submitOrder } from "./submit-order.ts";
import { type CheckoutValues, toInput } from "./values.ts";

export interface OrderedBasket {
  basket: LoadedBasket;
  /** Fetches the basket again and gives it. */
  reload(): Promise<{ cart: LoadedBasket["cart"] | null; limits: LoadedBasket["limits"] } | undefined>;
}

/** Places the order of a basket and goes to pay it. */
export function usePlaceOrder({ basket, reload }: OrderedBasket) {
  const [status, setStatus] = useState<"idle" | "placing" | "leaving">("idle");
  const [problem, setProblem] = useState<Problem>();
  // A second press may come before React has drawn the first.
  const placing = useRef(false);

  const settle = (next: Problem | undefined) => {
    placing.current = false;
    setProblem(next);
    setStatus("idle");
  };

  useReturn(() => {
    settle(undefined);
    reload();
  });

  async function askAgain() {
    const before = basket.cart.totals.grandTotal;
    const fresh = await reload();
    const now = fresh?.cart?.totals.grandTotal;
    settle(now ? { kind: "changed", before, now } : { kind: "unreachable" });
  }

  /** Gives the fields that commerce refused; nothing when the visitor is on the way to pay or {@link Problem} says why not. */
  async function place(values: CheckoutValues): Promise<FieldErrors | undefined> {
    if (placing.current) return undefined;
    placing.current = true;
    setStatus("placing");
    setProblem(undefined);
    const { cart, needsDelivery } = basket;
    const seen = { cartVersion: cart.version, expectedTotal: cart.totals.grandTotal.value };
    const input = toInput(values, { ...seen, needsDelivery });
    const outcome = await submitOrder({
      what: "order",
      about: cart.id,
      input,
      storage: sessionStorage,
      sameName: values.delivery.sameName,
      send: async (sent) => (await request(PlaceOrder, { input: sent })).placeOrder,
    });
    switch (outcome.kind) {
      case "pay":
        setStatus("leaving");
        rememberPlacedOrder(sessionStorage, outcome.orderUuid);
        location.assign(outcome.paymentUrl);
        return undefined;
      case "changed":
        await askAgain();
        return undefined;
      case "unreachable":
        settle({ kind: "unreachable" });
        return undefined;
      default: {
        const { fields, order } = outcome;
        const fresh = order.length > 0 ? await reload() : undefined;
        const { limits } = fresh ?? basket;
        settle(order.length > 0 ? { kind: "refused", names: order, limits } : undefined);
        return Object.keys(fields).length > 0 ? fields : undefined;
      }
    }
  }

  return { place, problem, busy: status !== "idle", leaving: status === "leaving" };
}

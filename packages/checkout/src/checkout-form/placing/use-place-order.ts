import { useSend } from "@giftshop/graphql/react";
import { useRef, useState } from "react";
import type { LoadedBasket } from "../../checkout-page/basket-of.ts";
import { useReturn } from "../../frame/use-return.ts";
import { useShownAgain } from "../../frame/use-shown-again.ts";
import { isTransfer } from "../../payment-choice/method-words.ts";
import { createAccountOnOrder } from "../create-account-on-order.ts";
import type { FieldErrors } from "../problems/field-errors.ts";
import type { Problem } from "../problems/problem.ts";
import { daysHoldUntil, sameDays } from "../promised-day.ts";
import { type CheckoutValues, toInput } from "../values/values.ts";
import { PlaceOrder } from "./place-order.mutation.ts";
import { rememberPlacedOrder } from "./placed-order.ts";
import { rememberRedeemOrder } from "./redeem-orders.ts";
import { type Outcome, submitOrder } from "./submit-order.ts";
import { tellPayment, tellShipping } from "./tell-checkout.ts";

export interface OrderedBasket {
  basket: LoadedBasket;
  /** Fetches the basket again and gives it. */
  reload(): Promise<{ cart: LoadedBasket["cart"] | null; limits: LoadedBasket["limits"] } | undefined>;
}

/** What an order needs of its page. */
export interface Ordering {
  /** The storefront's country, ISO 3166-1 alpha-2. */
  country: string;
  /** Basis points of VAT, which events leave out of prices. */
  vat: number;
  /** The basket is that of an exchange. */
  redeem: boolean;
}

/** Places the order of a basket and goes to pay it. */
export const usePlaceOrder = ({ basket, reload }: OrderedBasket, { country, vat, redeem }: Ordering) => {
  const { send } = useSend(PlaceOrder);
  const [busy, setBusy] = useState(false);
  const [paymentUrl, setPaymentUrl] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  // A second press may come before React has drawn the first.
  const placing = useRef(false);
  const toldShipping = useRef(false);

  const settle = (next: Problem | undefined) => {
    placing.current = false;
    setProblem(next);
    setBusy(false);
    setPaymentUrl(undefined);
  };

  useReturn(() => {
    settle(undefined);
    reload();
  });
  // What could not be ordered may have been mended in another tab; an order that is on its way is left alone.
  useShownAgain(() => {
    if (!placing.current) reload();
  });

  const { cart, needsDelivery } = basket;

  /**
   * Fetches the basket again and says that it has changed, unless it is the `same` in what was asked: gives
   * true then.
   */
  const askAgain = async (same?: (now: LoadedBasket["cart"]) => boolean): Promise<boolean> => {
    const now = (await reload())?.cart;
    if (now && same?.(now)) return true;
    const before = cart.totals.grandTotal;
    settle(now ? { kind: "changed", before, now: now.totals.grandTotal } : { kind: "unreachable" });
    return false;
  };

  /** Whether a day is promised that may no longer be true: it was, when the basket was fetched. */
  const mayArriveLater = ({ paymentMethod }: CheckoutValues): boolean => {
    const until = daysHoldUntil(cart.shipments);
    return until !== undefined && Date.parse(until) <= Date.now() && !isTransfer(paymentMethod);
  };

  /**
   * The order is there: an account is made of its buyer, where they want one, and the browser goes to pay.
   */
  const goToPay = async (
    { createAccount, password, paymentMethod }: CheckoutValues,
    { orderUuid, paymentUrl: next }: Extract<Outcome, { kind: "pay" }>,
  ): Promise<FieldErrors | undefined> => {
    if (createAccount && !(await createAccountOnOrder(orderUuid, password))) {
      // Pressed again it finds the same order, and another password.
      settle(undefined);
      return { password: "passwordCommon" };
    }
    tellPayment(cart, vat, paymentMethod);
    setPaymentUrl(next);
    rememberPlacedOrder(sessionStorage, orderUuid);
    if (redeem) rememberRedeemOrder(sessionStorage, orderUuid);
    location.assign(next);
    return undefined;
  };

  /**
   * Gives the fields that commerce refused; nothing when the
   * visitor is on the way to pay or {@link Problem} says why not.
   */
  const place = async (values: CheckoutValues): Promise<FieldErrors | undefined> => {
    if (placing.current) return undefined;
    placing.current = true;
    setBusy(true);
    setProblem(undefined);
    if (!toldShipping.current) tellShipping(cart, vat);
    toldShipping.current = true;
    if (mayArriveLater(values) && !(await askAgain((now) => sameDays(cart.shipments, now.shipments)))) return undefined;
    const { version: cartVersion, totals, toPay } = cart;
    const seen = { cartVersion, expectedTotal: totals.grandTotal.value, expectedToPay: toPay.value };
    const input = toInput(values, { ...seen, needsDelivery, country });
    const outcome = await submitOrder({
      what: "order",
      about: cart.id,
      input,
      storage: sessionStorage,
      sameName: values.delivery.sameName,
      send: async (sent) => (await send({ input: sent })).placeOrder,
    });
    switch (outcome.kind) {
      case "pay":
        return goToPay(values, outcome);
      case "changed":
        await askAgain();
        return undefined;
      case "unreachable":
        settle({ kind: "unreachable" });
        return undefined;
      default: {
        const { fields, order } = outcome;
        const isStale = order.length > 0 || fields.paymentMethod === "paymentMethodNotOffered";
        const fresh = isStale ? await reload() : undefined;
        const { limits } = fresh ?? basket;
        settle(order.length > 0 ? { kind: "refused", names: order, limits } : undefined);
        return Object.keys(fields).length > 0 ? fields : undefined;
      }
    }
  };

  return {
    place,
    problem,
    /** The order is being placed, or has been: nothing is pressed twice. */
    busy,
    /** Where the browser is on its way to. */
    paymentUrl,
  };
};

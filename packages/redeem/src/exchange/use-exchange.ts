import { useCallback, useEffect, useRef, useState } from "react";
import type { Refusal } from "./calls/refusal.ts";
import { type Answer, loadExchange } from "./calls/send.ts";
import type { RedeemOrder } from "./redeem-order.fragment.ts";

/** `none`: there is no exchange in this browser, or none any more. */
export type ExchangeState =
  | { kind: "loading" }
  | { kind: "none" }
  | { kind: "failed" }
  | { kind: "ready"; order: RedeemOrder };

/** What is known of the exchange, and how it is changed. */
export interface ExchangeHandle {
  state: ExchangeState;
  /** A change is on its way: nothing is pressed twice. */
  busy: boolean;
  reload(): void;
  /** Makes a change, one at a time. Gives why it came to nothing; `undefined` where it was done. */
  change(call: (order: RedeemOrder) => Promise<Answer>): Promise<Refusal | undefined>;
}

/** Newer versions are never replaced by older answers. */
const later = (known: ExchangeState, order: RedeemOrder): ExchangeState =>
  known.kind === "ready" && known.order.id === order.id && known.order.version > order.version
    ? known
    : { kind: "ready", order };

/** The exchange of this browser, asked for again when the page is looked at again. */
export const useExchange = (load = loadExchange): ExchangeHandle => {
  const [state, setState] = useState<ExchangeState>({ kind: "loading" });
  const [busy, setBusy] = useState(false);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** What is known by now, drawn or not: the next change in the queue names its version. */
  const latest = useRef(state);

  const know = useCallback((next: ExchangeState) => {
    latest.current = next;
    setState(next);
  }, []);
  const take = useCallback(
    ({ order, refusal }: Answer) => {
      const { current } = latest;
      if (refusal?.name === "redeemEnded") know({ kind: "none" });
      else if (order) know(later(current, order));
      else if (refusal && current.kind !== "ready") know({ kind: "failed" });
    },
    [know],
  );
  const reload = useCallback(() => {
    if (latest.current.kind !== "ready") know({ kind: "loading" });
    queue.current = queue.current.then(load).then(take);
  }, [load, take, know]);

  useEffect(() => {
    reload();
    const shownAgain = () => document.visibilityState === "visible" && reload();
    document.addEventListener("visibilitychange", shownAgain);
    return () => document.removeEventListener("visibilitychange", shownAgain);
  }, [reload]);

  const change = useCallback(
    (call: (order: RedeemOrder) => Promise<Answer>): Promise<Refusal | undefined> => {
      const turn = queue.current.then(async () => {
        const { current } = latest;
        if (current.kind !== "ready") return undefined;
        setBusy(true);
        const answer = await call(current.order);
        take(answer);
        // What was changed elsewhere is shown as it is before it is changed again.
        if (answer.refusal?.name === "basketChanged" && !answer.order) take(await load());
        setBusy(false);
        return answer.refusal;
      });
      queue.current = turn;
      return turn;
    },
    [load, take],
  );
  return { state, busy, reload, change };
};

import { type PaymentAnswer, type PaymentStep, pace, stepAfter } from "./payment-watch.ts";

/** What the page shows. `slow`: it takes longer than usual, and the page goes on asking. */
export type PaymentView = { kind: "waiting" | "offline" | "slow" } | Exclude<PaymentStep, { kind: "ask" }>;

export interface Follow {
  /** Asks once; throwing counts as no answer. */
  ask(): Promise<PaymentAnswer>;
  sleep(milliseconds: number): Promise<void>;
  /** Resolves when there is a connection; gives nothing when there is one already. */
  waitUntilOnline(): Promise<void> | undefined;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  show(view: PaymentView): void;
  stopped(): boolean;
}

/** Asks until the payment is settled, or a minute has passed; time without a connection does not count. */
export const followPayment = async (follow: Follow): Promise<void> => {
  const { ask, sleep, waitUntilOnline, now, show, stopped } = follow;
  let start = now();
  show({ kind: "waiting" });
  for (let attempt = 1; !stopped(); attempt += 1) {
    const since = now();
    const online = waitUntilOnline();
    if (online) {
      show({ kind: "offline" });
      await online;
      start += now() - since;
      show({ kind: "waiting" });
    }
    const answer = await ask().catch((): PaymentAnswer => "unreachable");
    if (stopped()) return;
    const elapsed = now() - start;
    const step = stepAfter(answer, attempt, elapsed);
    if (step.kind !== "ask") {
      show(step);
      return;
    }
    if (elapsed > pace.slow) show({ kind: "slow" });
    await sleep(step.after);
  }
};

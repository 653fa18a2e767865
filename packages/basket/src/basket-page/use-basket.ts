import type { DayPlan } from "@giftshop/delivery-date/text";
import { onBasketChanged, tellBasketChanged } from "@giftshop/graphql/basket-news";
import { whenLineMayBeBack } from "@giftshop/graphql/presses";
import { useEffect, useRef, useState } from "react";
import type { Answer } from "../calls/answer.ts";
import type { Edit } from "../calls/edit.ts";
import { putBack } from "../calls/put-back.ts";
import { removePackage } from "../calls/remove-package.ts";
import type { Basket } from "./basket.fragment.ts";
import { createBasketCalls } from "./basket-calls.ts";
import type { BasketProblem } from "./problem-text.ts";
import { placeOf, type Removed } from "./removed.ts";

/** The basket as the page shows it, and what can be done with it. */
export interface BasketState {
  /** `undefined` until it came. */
  basket: Basket | undefined;
  /** Quantities that were wished and are not answered yet, by package. */
  wishes: ReadonlyMap<string, number>;
  /** What went wrong last, for the whole page. */
  problem: BasketProblem | undefined;
  removed: Removed | undefined;
  /** The packages that are on their way out. */
  leaving: ReadonlySet<string>;
  wish(packageId: string, quantity: number): void;
  remove(of: { shipmentTag: string; packageId: string }, removed: Omit<Removed, "place">): Promise<void>;
  /** Says when a package is to arrive; answers why that was refused. */
  chooseDay(packageId: string, plan: DayPlan | null): Promise<number | undefined>;
  undo(): Promise<void>;
  /**
   * Makes a change of the basket as it is when its turn comes; answers what
   * commerce said, and no refusal where it is kept until commerce is back.
   */
  edit(edit: Edit): Promise<Answer>;
  /** Asks again, and sends again what could not be sent. */
  retry(): void;
}

/** Loads the visitor's basket and keeps it true: every answer of commerce replaces what is shown. */
export const useBasket = (): BasketState => {
  const [basket, setBasket] = useState<Basket>();
  const [wishes, setWishes] = useState<ReadonlyMap<string, number>>(new Map());
  const [problem, setProblem] = useState<BasketProblem>();
  const [removed, setRemoved] = useState<Removed>();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  /** Packages that are leaving, known at once, as a second press may come before anything is drawn. */
  const going = useRef(new Set<string>());
  const [calls] = useState(() =>
    createBasketCalls({
      onBasket: setBasket,
      onChanged: tellBasketChanged,
      onWishes: setWishes,
      onProblem: setProblem,
    }),
  );

  useEffect(() => {
    void calls.reload();
    // Back from another page or tab, the basket may be another one.
    const again = (event: Event) => {
      const shown = event.type === "pageshow" ? (event as PageTransitionEvent).persisted : !document.hidden;
      if (shown) void calls.reload();
    };
    document.addEventListener("visibilitychange", again);
    window.addEventListener("pageshow", again);
    // Two tabs beside each other show the same.
    const deaf = onBasketChanged(() => void calls.reload());
    return () => {
      deaf();
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("pageshow", again);
    };
  }, [calls]);

  const away = problem?.key === "unreachable" || problem?.key === "waiting";
  useEffect(() => (away ? whenLineMayBeBack(() => void calls.reload()) : undefined), [away, calls]);

  return {
    basket,
    wishes,
    problem,
    removed,
    leaving,
    wish(packageId, quantity) {
      if (!going.current.has(packageId)) calls.wish(packageId, quantity);
    },
    async remove(of, taken) {
      if (going.current.has(of.packageId)) return;
      const place = placeOf(basket, of.packageId);
      going.current.add(of.packageId);
      setLeaving(new Set(going.current));
      calls.forget(of.packageId);
      const answer = await calls
        .ask(() => removePackage(of), { key: `removal-${of.packageId}`, call: "removal", variables: of })
        .finally(() => {
          going.current.delete(of.packageId);
          setLeaving(new Set(going.current));
        });
      if (answer.kind === "answered" && answer.errors.length === 0) setRemoved({ ...taken, place });
    },
    chooseDay: (packageId, plan) => calls.chooseDay(packageId, plan),
    async undo() {
      if (!removed) return;
      const { input } = removed;
      const answer = await calls.ask(() => putBack(input), {
        key: input.idempotencyKey,
        call: "add",
        variables: { input },
      });
      if (answer.kind === "answered" && answer.errors.length === 0) setRemoved(undefined);
    },
    edit: (edit) => calls.edit(edit),
    retry: () => void calls.reload(),
  };
};

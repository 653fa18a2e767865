import { errorCodes } from "@giftshop/validation/error-codes";
import { useEffect, useRef, useState } from "react";
import type { Answer } from "../calls/answer.ts";
import { changeQuantity } from "../calls/change-quantity.ts";
import { loadBasket } from "../calls/load-basket.ts";
import { putBack } from "../calls/put-back.ts";
import { removePackage } from "../calls/remove-package.ts";
import { gatheringPause } from "../quantity/gathering-pause.ts";
import { createQuantityQueue, type QuantityQueue, type Sent } from "../quantity/quantity-queue.ts";
import type { Basket } from "./basket.fragment.ts";
import { type ProblemKey, problemKey } from "./problem-key.ts";
import { placeOf, type Removed } from "./removed.ts";

/** The basket as the page shows it, and what can be done with it. */
export interface BasketState {
  /** `undefined` until it came. */
  basket: Basket | undefined;
  /** Quantities that were wished and are not answered yet, by package. */
  wishes: ReadonlyMap<string, number>;
  /** What went wrong last, for the whole page. */
  problem: ProblemKey | undefined;
  removed: Removed | undefined;
  /** The packages that are on their way out. */
  leaving: ReadonlySet<string>;
  wish(packageId: string, quantity: number): void;
  remove(of: { shipmentTag: string; packageId: string }, removed: Omit<Removed, "place">): Promise<void>;
  undo(): Promise<void>;
  /** Asks again, and sends again what could not be sent. */
  retry(): void;
}

/** Loads the visitor's basket and keeps it true: every answer of commerce replaces what is shown, and a newer version is never replaced by an older one. */
export function useBasket(): BasketState {
  const [basket, setBasket] = useState<Basket>();
  const [wishes, setWishes] = useState<ReadonlyMap<string, number>>(new Map());
  const [problem, setProblem] = useState<ProblemKey>();
  const [removed, setRemoved] = useState<Removed>();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const queue = useRef<QuantityQueue>(undefined);

  /** Shows what came; gives the version to go on with, or `undefined` when nothing came. */
  function take(answer: Answer): number | undefined {
    if (answer.kind === "unreachable") {
      setProblem("unreachable");
      return undefined;
    }
    const [code] = answer.codes;
    setProblem(code === undefined ? undefined : problemKey(code));
    const { basket: next } = answer;
    if (!next) return undefined;
    setBasket((shown) => (shown?.id === next.id && shown.version > next.version ? shown : next));
    queue.current ??= createQuantityQueue({ version: next.version, send, pause: gatheringPause, onWishes: setWishes });
    queue.current.see(next.version);
    return next.version;
  }

  async function send(wish: Parameters<typeof changeQuantity>[0]): Promise<Sent> {
    const answer = await changeQuantity(wish);
    const version = take(answer);
    if (answer.kind === "unreachable") return { kind: "failed" };
    if (answer.codes.length === 0 && version !== undefined) return { kind: "accepted", version };
    // Refused: what is shown must be what commerce holds, so that the next press starts from there.
    const now = version ?? (await reload(answer.codes.includes(errorCodes.basketChanged) ? "changed" : undefined));
    return now === undefined ? { kind: "failed" } : { kind: "changed", version: now };
  }

  async function reload(because?: ProblemKey): Promise<number | undefined> {
    const version = take(await loadBasket());
    if (because && version !== undefined) setProblem(because);
    return version;
  }

  useEffect(() => {
    void reload();
    // Back from another page or tab, the basket may be another one.
    const again = (event: Event) => {
      const shown = event.type === "pageshow" ? (event as PageTransitionEvent).persisted : !document.hidden;
      if (shown) void reload();
    };
    document.addEventListener("visibilitychange", again);
    window.addEventListener("pageshow", again);
    return () => {
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("pageshow", again);
    };
  }, []);

  return {
    basket,
    wishes,
    problem,
    removed,
    leaving,
    wish: (packageId, quantity) => queue.current?.wish(packageId, quantity),
    async remove(of, taken) {
      const place = placeOf(basket, of.packageId);
      setLeaving((ids) => new Set(ids).add(of.packageId));
      queue.current?.forget(of.packageId);
      const answer = await removePackage(of);
      take(answer);
      setLeaving((ids) => new Set([...ids].filter((id) => id !== of.packageId)));
      if (answer.kind === "answered" && answer.codes.length === 0) setRemoved({ ...taken, place });
    },
    async undo() {
      if (!removed) return;
      const answer = await putBack(removed.input);
      take(answer);
      if (answer.kind === "answered" && answer.codes.length === 0) setRemoved(undefined);
    },
    retry() {
      void reload().then((version) => version !== undefined && queue.current?.retry());
    },
  };
}

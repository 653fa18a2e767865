import type { DayPlan } from "@giftshop/delivery-date/text";
import { CommerceUnavailable } from "@giftshop/graphql";
import { carryOutWaiting, keepPress, type Press, type WaitingCall, waitingPresses } from "@giftshop/graphql/presses";
import { errorCodes } from "@giftshop/validation/error-codes";
import type { Answer, Refusal } from "../calls/answer.ts";
import { changeDay } from "../calls/change-day.ts";
import { changeQuantity } from "../calls/change-quantity.ts";
import type { Edit } from "../calls/edit.ts";
import { loadBasket } from "../calls/load-basket.ts";
import { gatheringPause } from "../quantity/gathering-pause.ts";
import { createQuantityQueue, type QuantityQueueOptions, type Sent } from "../quantity/quantity-queue.ts";
import type { Basket } from "./basket.fragment.ts";
import { problemKey } from "./problem-key.ts";
import type { BasketProblem } from "./problem-text.ts";

/** What is told of the basket as answers come. */
export interface BasketListener {
  onBasket(basket: Basket): void;
  onWishes: QuantityQueueOptions["onWishes"];
  /** The visitor has changed it here. */
  onChanged?(): void;
  /** What went wrong last; `undefined` when all went well. */
  onProblem(problem: BasketProblem | undefined): void;
}

const problemOf = ({ code, limit }: Refusal): BasketProblem => ({ key: problemKey(code), limit });

const quantityPress = ({ packageId, quantity }: { packageId: string; quantity: number }) => ({
  key: `quantity-${packageId}`,
  call: "quantity" as const,
  variables: { input: { packageId, quantity } },
});

export interface BasketCalls {
  /** Wishes a quantity for a package; the last wish wins. */
  wish(packageId: string, quantity: number): void;
  /** Drops what was wished for a package that is taken out. */
  forget(packageId: string): void;
  /** Fetches the basket, and sends what could not be sent before: the page goes on showing it. */
  reload(): Promise<void>;
  /**
   * Says when a package is to arrive. Answers why that was refused;
   * rejects where commerce is out of reach and nothing can be kept.
   */
  chooseDay(packageId: string, plan: DayPlan | null): Promise<number | undefined>;
  /**
   * Makes a call that answers with the basket, in its turn among the
   * quantities that are sent; while commerce is away it is noted.
   */
  ask(call: () => Promise<Answer>, press: Omit<Press, "call"> & { call: WaitingCall }): Promise<Answer>;
  /**
   * Makes a change that names the basket's version: what it refuses is told where it was made, and one that
   * is noted is no refusal.
   */
  edit(edit: Edit): Promise<Answer>;
}

/**
 * Calls on the visitor's basket, one at a time: every answer of commerce
 * is told on, and a newer version never followed by an older one.
 */
export const createBasketCalls = ({ onBasket, onChanged, onWishes, onProblem }: BasketListener): BasketCalls => {
  let shown: Basket | undefined;
  /** Whether a quantity was wished that commerce has not answered. */
  let wished = false;

  /** Tells the listener what an answer says; gives the basket's version, `undefined` when nothing came. */
  const tell = (answer: Answer, own = true): number | undefined => {
    if (answer.kind === "unreachable") {
      onProblem({ key: waits() ? "waiting" : "unreachable" });
      return undefined;
    }
    const [refusal] = answer.errors;
    onProblem(refusal && problemOf(refusal));
    const { basket: next } = answer;
    if (!next) return undefined;
    const same = shown?.id === next.id;
    if (same) queue.see(next.version);
    else queue.restart(next.version);
    if (!shown || !same || shown.version <= next.version) {
      if (own && shown && same && shown.version < next.version) onChanged?.();
      shown = next;
      onBasket(next);
    }
    return next.version;
  };

  /** Whether something that was pressed is not carried out yet. */
  const waits = () => waitingPresses() > 0 || wished;

  const load = async (): Promise<number | undefined> => {
    const { refused } = await carryOutWaiting();
    const version = tell(await loadBasket(), false);
    const [code] = refused;
    if (version !== undefined && code !== undefined) onProblem(problemOf({ code }));
    return version;
  };

  /** What waits is carried out before what is pressed now, so that the last press is the one that stays. */
  const sendWaitingFirst = async (): Promise<void> => {
    if (waitingPresses() > 0) await load();
  };

  const send = async ({ version: seen, ...wish }: Parameters<typeof changeQuantity>[0]): Promise<Sent> => {
    await sendWaitingFirst();
    const answer = await changeQuantity({ ...wish, version: Math.max(seen, shown?.version ?? 0) });
    // Kept besides, so that it outlives the page.
    if (answer.kind === "unreachable") keepPress(quantityPress(wish));
    const version = tell(answer);
    if (answer.kind === "unreachable") return { kind: "failed" };
    const [refusal] = answer.errors;
    if (!refusal && version !== undefined) return { kind: "accepted", version };
    // Refused: what is shown must be what commerce holds, so that the next press starts from there.
    const now = version ?? (await load());
    if (now === undefined) return { kind: "failed" };
    // Told last: a basket that had to be fetched came well, and would say so.
    if (refusal) onProblem(refusal.code === errorCodes.outOfStock ? { key: "tooFewLeft" } : problemOf(refusal));
    return { kind: "changed", version: now };
  };

  const queue = createQuantityQueue({
    version: 0,
    send,
    pause: gatheringPause,
    onWishes(wishes) {
      wished = wishes.size > 0;
      onWishes(wishes);
    },
  });

  const edit: BasketCalls["edit"] = (change) =>
    queue.inTurn(async () => {
      await sendWaitingFirst();
      const answer = await change.send(shown?.version ?? 0);
      if (answer.kind === "unreachable") {
        if (!keepPress(change.press)) return answer;
        tell(answer);
        return { kind: "answered", basket: undefined, errors: [] };
      }
      const [refusal] = answer.errors;
      tell(refusal?.code === errorCodes.basketChanged ? answer : { ...answer, errors: [] });
      return answer;
    });

  return {
    wish: queue.wish,
    forget: queue.forget,
    async reload() {
      const version = await load();
      if (version !== undefined) queue.retry();
    },
    async chooseDay(packageId, plan) {
      const answer = await edit(changeDay({ packageId, deliveryDate: plan }));
      if (answer.kind === "unreachable") throw new CommerceUnavailable("No answer");
      // The window says what is wrong with the day; the page what it has become.
      return answer.errors[0]?.code;
    },
    edit,
    ask: (call, press) =>
      queue.inTurn(async () => {
        await sendWaitingFirst();
        const answer = await call();
        if (answer.kind === "unreachable") keepPress(press);
        tell(answer);
        return answer;
      }),
  };
};

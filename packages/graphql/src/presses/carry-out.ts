import { tellBasketChanged } from "../basket-news.ts";
import { type CarriedOut, type CarryOut, carryOutPresses, keepPress, type Press, waitingPresses } from "./presses.ts";

export type { WaitingCall } from "./waiting-calls.ts";
export { type CarriedOut, keepPress, type Press, waitingPresses };

/** Fetched with what they are sent with: while nothing waits they are nobody's business. */
const carryOut: CarryOut = async (press) => (await import("./waiting-calls.ts")).carryOut(press);

/** Carries out what waits, if anything does; the other tabs are told. */
export const carryOutWaiting = async (): Promise<CarriedOut> => {
  if (waitingPresses() === 0) return { done: 0, refused: [], left: 0 };
  const carried = await carryOutPresses(carryOut);
  if (carried.done > 0) tellBasketChanged();
  return carried;
};

/** How often it is looked whether commerce is back, milliseconds. */
const beat = 5000;

/**
 * Does something each time the line may be back: the browser says so, the
 * page is looked at again, or a while has passed. Answers what ends that.
 */
export const whenLineMayBeBack = (work: () => void): (() => void) => {
  const look = () => {
    if (!document.hidden) work();
  };
  const timer = setInterval(look, beat);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    removeEventListener("online", look);
    document.removeEventListener("visibilitychange", look);
  };
};

import { useEffect, useRef, useState } from "react";
import { type Arrival, arrivalText } from "../arrival/arrival-text.ts";

/** How often the countdown is told anew, milliseconds. */
const beat = 20_000;

/** When commerce may be asked, by this browser's clock, and how long to wait after that; milliseconds. */
const atOnce = { at: 0, wait: beat };

export interface ArrivalLineProps {
  arrival: Arrival;
  /** Path segment of the product, to ask again when the page is older than its promise. */
  path: string;
}

/**
 * Says the day as the cached page knows it, then, in the browser, how long there is left and "tomorrow". A page that stays
 * open past the cut-off asks commerce for the next day of delivery, and promises nothing until it knows.
 */
export function ArrivalLine({ arrival: first, path }: ArrivalLineProps) {
  const [now, setNow] = useState<Date>();
  const [arrival, setArrival] = useState(first);
  const next = useRef(atOnce);
  const { orderBefore } = arrival;
  const passed = orderBefore !== undefined && now !== undefined && now.getTime() >= Date.parse(orderBefore);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, beat);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!passed) {
      next.current = atOnce;
      return;
    }
    const { at, wait } = next.current;
    if (now.getTime() < at) return;
    // An answer may be lost, or this clock be ahead of the shop's: it is asked again, less and less often.
    next.current = { at: now.getTime() + wait, wait: wait * 2 };
    import("./fresh-arrival.ts")
      .then(({ freshArrival }) => freshArrival(path, first))
      .then((fresh) => fresh && setArrival(fresh))
      // Out of reach: no promise is better than a wrong one.
      .catch(() => {});
  }, [passed, now, path, first]);
  return arrivalText(arrival, now) ?? "";
}

import { usePassed } from "@giftshop/ui-kit/use-passed";
import { useEffect, useState } from "react";
import { type Arrival, arrivalText } from "../arrival/arrival-text.ts";

/** How often the countdown is told anew, milliseconds. */
const beat = 20_000;

export interface ArrivalLineProps {
  arrival: Arrival;
  /** Path segment of the product, to ask again when the page is older than its promise. */
  path: string;
}

/**
 * The day of the cached page, then, in the browser, the time left and "tomorrow". Past the cut-off it asks
 * for the next day, and promises nothing until it knows.
 */
export const ArrivalLine = ({ arrival: first, path }: ArrivalLineProps) => {
  const [now, setNow] = useState<Date>();
  const [arrival, setArrival] = useState(first);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, beat);
    return () => clearInterval(timer);
  }, []);
  const passed = usePassed(arrival.orderBefore, () => {
    import("./fresh-arrival.ts")
      .then(({ freshArrival }) => freshArrival(path, first))
      .then((fresh) => fresh && setArrival(fresh))
      // Out of reach: no promise is better than a wrong one.
      .catch(() => {});
  });
  return (!passed && arrivalText(arrival, now)) || "";
};

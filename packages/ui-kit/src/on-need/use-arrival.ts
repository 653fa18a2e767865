import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import type { Arrival } from "./use-stand-in.ts";

/**
 * Goes on where the stand-in was left: takes its focus, then calls
 * `open` if it had been pressed. Before the next key or paint.
 */
export const useArrival = (
  arrival: Arrival | undefined,
  control: RefObject<HTMLElement | null>,
  open: (typed: string) => void,
): void => {
  const arrive = useEffectEvent(() => {
    if (arrival?.focus || arrival?.open) control.current?.focus({ preventScroll: true });
    if (arrival?.open) open(arrival.typed);
  });
  useLayoutEffect(() => arrive(), []);
};

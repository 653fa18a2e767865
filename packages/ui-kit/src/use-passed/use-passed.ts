import { useEffect, useRef, useState } from "react";

/** How often the clock is looked at, and how long to wait before it is told again, at first; milliseconds. */
const pace = { beat: 60_000, again: 20_000 } as const;

/**
 * Whether a moment has passed by this browser's clock. `onPassed` is told again, less and less often, until
 * another moment is given: a question may be lost, or this clock ahead.
 *
 * @param moment ISO 8601; without one nothing passes
 */
export const usePassed = (moment: string | null | undefined, onPassed: () => void): boolean => {
  const [passed, setPassed] = useState<string>();
  const told = useRef(onPassed);
  useEffect(() => {
    told.current = onPassed;
  });
  useEffect(() => {
    if (!moment) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait: number = pace.again;
    const look = () => {
      clearTimeout(timer);
      const left = Date.parse(moment) - Date.now();
      if (left > 0) {
        // A machine that sleeps stops its timers with it.
        timer = setTimeout(look, Math.min(left, pace.beat));
        return;
      }
      setPassed(moment);
      told.current();
      timer = setTimeout(look, wait);
      wait *= 2;
    };
    const shown = () => {
      if (!document.hidden) look();
    };
    look();
    document.addEventListener("visibilitychange", shown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [moment]);
  return moment === passed && passed !== undefined;
};

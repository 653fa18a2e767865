import { useEffect, useRef, useState } from "react";

/**
 * Milliseconds after the last key until a field that was left
 * before is judged again (decisions, "Lists and constants").
 */
export const errorDelay = 600;

/**
 * When the error of a field is shown: once it was left, and not while somebody is mending it.
 *
 * @param error what is wrong with the field now
 * @param wasLeft whether it was left before, or the form was sent
 */
export const useShownError = <E>(error: E | undefined, wasLeft: boolean) => {
  const [mending, setMending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    error: wasLeft && !mending ? error : undefined,
    typed() {
      clearTimeout(timer.current);
      setMending(true);
      timer.current = setTimeout(() => setMending(false), errorDelay);
    },
    left() {
      clearTimeout(timer.current);
      setMending(false);
    },
  };
};

import { useEffect, useRef } from "react";

/**
 * Calls back when the browser shows this page again out of
 * its memory: the visitor came back from the payment page.
 */
export const useReturn = (onReturn: () => void): void => {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    addEventListener("pageshow", shown);
    return () => removeEventListener("pageshow", shown);
  }, []);
};

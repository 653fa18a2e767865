import { useEffect, useRef } from "react";

/** Calls back when the tab is shown again: what it shows may have been changed in another one. */
export const useShownAgain = (onShown: () => void): void => {
  const latest = useRef(onShown);
  useEffect(() => {
    latest.current = onShown;
  });
  useEffect(() => {
    const changed = () => {
      if (!document.hidden) latest.current();
    };
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, []);
};

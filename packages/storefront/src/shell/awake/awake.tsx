"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import "./awake.css.ts";
import { repeatPresses } from "./repeat-presses.ts";
import { awake, type Early, type Wake } from "./signal.ts";
import { steadyPresses } from "./steady-presses.ts";
import { tellEarly } from "./tell-early.ts";

/**
 * Says that React has taken over: an event by which the loader (src/loader) replays presses, and `data-ready`
 * once all effects have run. Stands last, so all before it is alive.
 */
export const Awake = () => {
  const told = useRef<Promise<Early>>(undefined);
  // In the task in which React takes over: what is chosen after
  // it React hears of itself, and must not be told again.
  useLayoutEffect(() => {
    const detail: Wake = (early) => {
      told.current = tellEarly(early);
    };
    dispatchEvent(new CustomEvent<Wake>(awake, { detail }));
  }, []);
  // When all parts have made ready for presses.
  useEffect(() => {
    const ending = new AbortController();
    steadyPresses(document, ending.signal);
    document.documentElement.dataset.ready = "";
    void told.current?.then(repeatPresses);
    return () => ending.abort();
  }, []);
  return null;
};

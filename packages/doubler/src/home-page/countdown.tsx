"use client";

import { useEffect, useState } from "react";
import { timeLeft } from "./time-left.ts";

export interface CountdownProps {
  /** ISO 8601. */
  until: string;
  locale: string;
  /** Stands there until the browser counts: the moment itself. */
  before: string;
  /** Said once it is over. */
  over: string;
}

const interval = 30_000;

/** How long it is until a moment, by the visitor's clock. Without script it is the moment. */
export const Countdown = ({ until, locale, before, over }: CountdownProps) => {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, interval);
    return () => clearInterval(timer);
  }, []);
  const text = now === undefined ? before : (timeLeft(Date.parse(until), now, locale) ?? over);
  return (
    <time dateTime={until} title={before}>
      {text}
    </time>
  );
};

"use client";

import { onNeed, useOnNeed } from "@giftshop/ui-kit/on-need";
import { useEffect, useSyncExternalStore } from "react";

/** Screen heights after which the way back is offered (specification, section 4). */
const screens = 2;

const subscribe = (changed: () => void): (() => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener("scroll", changed, { passive: true, signal });
  addEventListener("resize", changed, { signal });
  return () => watching.abort();
};

const isFar = (): boolean => window.scrollY > screens * window.innerHeight;

const button = onNeed(() => import("./scroll-top-button.tsx").then(({ ScrollTopButton }) => ScrollTopButton));

/** The way back to the top, once the visitor has come far. */
export function ScrollTop({ label }: { label: string }) {
  const far = useSyncExternalStore(subscribe, isFar, () => false);
  const { part: Button } = useOnNeed(button);
  useEffect(() => {
    if (far) button.start();
  }, [far]);
  return far && Button && <Button label={label} />;
}

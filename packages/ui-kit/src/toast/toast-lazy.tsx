"use client";

import { useEffect, useSyncExternalStore } from "react";
import { onNeed, useOnNeed } from "../on-need/on-need.ts";
import type { ToastRegionProps } from "./toast-region.tsx";

export { createToasts, type ToastRequest, type Toasts } from "./toasts.ts";

const region = onNeed(() => import("./toast-region.tsx").then(({ ToastRegion }) => ToastRegion));

/**
 * The region, fetched when a first toast is added; where it could
 * not be fetched, the next toast asks again and both are shown.
 */
export const LazyToastRegion = (props: ToastRegionProps) => {
  const { part: Region } = useOnNeed(region);
  const { subscribe, list } = props.toasts;
  const waiting = useSyncExternalStore(subscribe, list, list);
  // With every change anew: the first attempt may have failed.
  useEffect(() => {
    if (waiting.length > 0) region.start();
  }, [waiting]);
  return Region ? <Region {...props} /> : null;
};

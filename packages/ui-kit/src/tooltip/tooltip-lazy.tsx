"use client";

import { onNeed } from "../on-need/on-need.ts";
import { useStandIn } from "../on-need/use-stand-in.ts";
import * as styles from "./tooltip.css.ts";
import type { TooltipProps } from "./tooltip-props.ts";

export type { TooltipProps } from "./tooltip-props.ts";

const tooltip = onNeed(() => import("./tooltip.tsx").then(({ Tooltip }) => Tooltip));

/** The tooltip, fetched on first hover or focus. Its control is there from the start, and keeps its focus. */
export const LazyTooltip = (props: TooltipProps) => {
  const { part: Tooltip, arrival, handlers } = useStandIn(tooltip);
  if (Tooltip) return <Tooltip {...props} arrival={arrival} />;
  const { onPointerEnter, onPointerDown, onPointerCancel, onPointerLeave, onFocus, onBlur, onClick } = handlers;
  const listeners = { onPointerEnter, onPointerDown, onPointerCancel, onPointerLeave, onFocus, onBlur, onClick };
  return (
    <span className={styles.target} {...listeners}>
      {props.children}
    </span>
  );
};

"use client";

import { type ComponentProps, useRef } from "react";
import { Focusable } from "react-aria-components/Focusable";
import { Tooltip as Bubble, TooltipTrigger } from "react-aria-components/Tooltip";
import { useArrival } from "../on-need/use-arrival.ts";
import type { Arrival } from "../on-need/use-stand-in.ts";
import { PageLocale } from "../page-locale/page-locale.tsx";
import * as styles from "./tooltip.css.ts";
import type { TooltipProps } from "./tooltip-props.ts";

/**
 * Words that show while a pointer rests on a control or the keyboard's focus is on it, and
 * describe it to a screen reader. They stay while the pointer is on them; Escape hides them.
 */
export const Tooltip = ({
  text,
  children,
  side = "top",
  delay = 600,
  arrival,
}: TooltipProps & { arrival?: Arrival }) => {
  const control = useRef<HTMLElement>(null);
  useArrival(arrival && { ...arrival, open: false }, control, () => {});
  return (
    <PageLocale>
      <TooltipTrigger delay={delay}>
        <Focusable ref={control}>{children as ComponentProps<typeof Focusable>["children"]}</Focusable>
        <Bubble className={styles.tooltip} placement={side} offset={8}>
          {text}
        </Bubble>
      </TooltipTrigger>
    </PageLocale>
  );
};

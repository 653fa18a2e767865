"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { whenNear } from "./when-near.ts";

export interface WhenSeenProps {
  /** Holds the place, of the same size. */
  placeholder: ReactNode;
  /**
   * How near it must come before it is drawn, as a CSS margin of the screen. Default a third of the screen.
   */
  margin?: string;
  /** Draws what takes the place; called when it is about to be seen and not before. */
  children: () => ReactNode;
  className?: string | undefined;
}

/** Draws something heavy only when somebody is about to look at it. State: `data-seen`. */
export const WhenSeen = ({ placeholder, margin = "33% 0%", children, className }: WhenSeenProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !place.current) return;
    return whenNear(place.current, margin, () => setSeen(true));
  }, [seen, margin]);
  return (
    <div ref={place} className={className} data-seen={seen || undefined}>
      {seen ? children() : placeholder}
    </div>
  );
};

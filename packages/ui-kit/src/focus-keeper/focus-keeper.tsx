"use client";

import { type ReactNode, useEffect, useRef } from "react";

export interface FocusKeeperProps {
  /**
   * Drawn anew by whoever puts one part in the place of another: that is when this looks where the focus is.
   */
  children: ReactNode;
  className?: string;
}

/**
 * Around parts that take each other's place: a press that takes away its own button leaves the focus here,
 * beside what came, while what comes by itself moves nobody.
 */
export const FocusKeeper = ({ children, className }: FocusKeeperProps) => {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const remember = () => {
      pressed.current = document.activeElement;
    };
    const element = box.current;
    element?.addEventListener("click", remember);
    return () => element?.removeEventListener("click", remember);
  }, []);
  // After every drawing: what is within is another one whenever what is around is drawn.
  useEffect(() => {
    if (pressed.current?.isConnected !== false) return;
    pressed.current = null;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  return (
    <div ref={box} className={className} tabIndex={-1}>
      {children}
    </div>
  );
};

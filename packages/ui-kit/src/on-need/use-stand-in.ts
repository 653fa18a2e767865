import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from "react";
import { type OnNeed, useOnNeed } from "./on-need.ts";

/** What the visitor did with the stand-in, for the part to go on with. */
export interface Arrival {
  /** The stand-in had focus: the part takes it. */
  focus: boolean;
  /** Whether it was pressed, so that the part opens. */
  open: boolean;
  /** What was typed into it. */
  typed: string;
}

const nothing: Arrival = { focus: false, open: false, typed: "" };

/**
 * For a button that stands where a part will be: it fetches on hover, focus and press, and gives way as soon
 * as the part is here, never in the middle of a press. Who moved on, or a failed fetch, ends the press.
 */
export const useStandIn = <Part>(needed: OnNeed<Part>) => {
  const { part, pending } = useOnNeed(needed);
  const [held, setHeld] = useState(false);
  const [arrival, setArrival] = useState(nothing);
  const done = (more: Partial<Arrival>) => setArrival((before) => ({ ...before, ...more }));
  const start = () => {
    needed.fetch().catch(() => done({ open: false, typed: "" }));
  };

  return {
    /** The part, when it can take the place. */
    part: held ? undefined : part,
    arrival,
    /** Whether it was pressed and waits for the part. */
    loading: arrival.open && pending,
    /** To be spread on the stand-in. */
    handlers: {
      onPointerEnter: needed.start,
      onPointerDown() {
        needed.start();
        setHeld(true);
      },
      onPointerCancel: () => setHeld(false),
      onPointerLeave(event: PointerEvent) {
        // Under a finger this comes before the click.
        if (event.pointerType === "mouse") setHeld(false);
      },
      onFocus() {
        needed.start();
        done({ focus: true });
      },
      onBlur: () => setArrival(nothing),
      onClick({ currentTarget }: MouseEvent<HTMLElement>) {
        start();
        setHeld(false);
        // Safari gives none to a button that is pressed, and would not tell when it goes elsewhere.
        currentTarget.focus({ preventScroll: true });
        done({ open: true, focus: true });
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        // A button is clicked when the space bar is released.
        if (event.key === " ") setHeld(true);
        else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          event.preventDefault();
          start();
          done({ open: true });
        } else if ([...event.key].length === 1) {
          start();
          setArrival((before) => ({ ...before, open: true, typed: before.typed + event.key }));
        }
      },
    },
  };
};

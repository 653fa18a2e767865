import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { type OnNeed, useOnNeed } from "./on-need.ts";

/** What the visitor did with the stand-in, for the part to go on with. */
export interface Arrival {
  /** The stand-in had focus: the part takes it. */
  focus: boolean;
  /** It was pressed: the part opens. */
  open: boolean;
  /** What was typed into it. */
  typed: string;
}

/**
 * For a button that stands where a part will be. It begins the fetch on hover, focus and press, and gives way as soon as the part
 * is here, but never in the middle of a press: the click would have no target any more.
 */
export function useStandIn<Part>(needed: OnNeed<Part>) {
  const { part, pending } = useOnNeed(needed);
  const [held, setHeld] = useState(false);
  const [arrival, setArrival] = useState<Arrival>({ focus: false, open: false, typed: "" });
  const done = (more: Partial<Arrival>) => setArrival((before) => ({ ...before, ...more }));

  return {
    /** The part, when it can take the place. */
    part: held ? undefined : part,
    arrival,
    /** It was pressed and waits for the part. */
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
      onBlur: () => done({ focus: false }),
      onClick() {
        needed.start();
        setHeld(false);
        done({ open: true, focus: true });
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        // A button is clicked when the space bar is released.
        if (event.key === " ") setHeld(true);
        else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          event.preventDefault();
          done({ open: true });
        } else if ([...event.key].length === 1) {
          setArrival((before) => ({ ...before, open: true, typed: before.typed + event.key }));
        }
      },
    },
  };
}

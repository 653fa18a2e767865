"use client";

import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { FocusKeeper } from "../focus-keeper/focus-keeper.tsx";
import { useHydrated } from "../on-need/use-hydrated.ts";

interface BoundaryProps {
  failed: ReactNode;
  children: ReactNode;
}

/** Catches what fails below, so that the page around it stays. */
class Boundary extends Component<BoundaryProps, { caught: boolean }> {
  override state = { caught: false };

  static getDerivedStateFromError() {
    return { caught: true };
  }

  override render() {
    return this.state.caught ? this.props.failed : this.props.children;
  }
}

export interface LeafProps<Props> {
  /** Fetches the part, by a function that stays the same. */
  load(): Promise<ComponentType<Props>>;
  /** Draws the part, once it is there. */
  children(Part: ComponentType<Props>): ReactNode;
  /** Stands in its place, in its size, on the server and until the part is there. */
  skeleton: ReactNode;
  /** Said in its place where it could not be fetched, or broke; `retry` fetches it again. */
  failed(retry: () => void): ReactNode;
}

/**
 * The late part of a page: fetched once the page lives, as what it shows depends on the visitor. The page
 * around it stays whatever happens to it, and the focus of a button that makes way stays in its place.
 */
export const Leaf = <Props extends object>({ load, children, skeleton, failed }: LeafProps<Props>) => {
  const [attempt, setAttempt] = useState(0);
  // A part that could not be fetched stays so: each attempt is another one.
  const Part = useMemo(() => lazy(async () => ({ default: await load() })), [load, attempt]);
  const isHydrated = useHydrated();
  return (
    <FocusKeeper>
      {isHydrated ? (
        <Boundary key={attempt} failed={failed(() => setAttempt(attempt + 1))}>
          <Suspense fallback={skeleton}>{children(Part as unknown as ComponentType<Props>)}</Suspense>
        </Boundary>
      ) : (
        skeleton
      )}
    </FocusKeeper>
  );
};

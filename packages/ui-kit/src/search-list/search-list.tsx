"use client";

import { type ReactNode, useMemo, useRef, useState } from "react";
import { join } from "../join.ts";
import { type Guidance, GuidedContext } from "./guide.ts";
import { SearchBox, type SearchBoxProps } from "./search-box.tsx";
import * as styles from "./search-list.css.ts";

export interface SearchListProps extends SearchBoxProps {
  /** Said to a screen reader when it changes, and shown below the box: how much was found. */
  status?: ReactNode;
  /**
   * What there is to choose from, `SearchOptions`, which may come later than the box and then are at its
   * arrows.
   */
  children?: ReactNode;
  className?: string;
}

/**
 * A search box over groups of links: focus stays, arrows highlight, Enter follows, Escape empties. Its heavy
 * `search-options` may come later; arrows pressed before are not lost.
 */
export const SearchList = ({ status, children, className, ...box }: SearchListProps) => {
  const { value, onChange } = box;
  const input = useRef<HTMLInputElement>(null);
  const [guidance, guide] = useState<Guidance>();
  // Equal while only the guidance changes, so that the options, where it comes from, are not drawn again.
  const guided = useMemo(() => ({ input, value, onChange, guide }), [value, onChange]);
  return (
    <GuidedContext value={guided}>
      <div className={join(styles.frame, className)}>
        <div className={styles.head}>
          <SearchBox {...box} input={input} guidance={guidance} />
          <div className={styles.status} role="status">
            {status}
          </div>
        </div>
        {children}
      </div>
    </GuidedContext>
  );
};

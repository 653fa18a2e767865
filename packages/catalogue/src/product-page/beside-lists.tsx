"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import * as styles from "./beside-lists.css.ts";
import type { FetchedLists, FetchedListsProps } from "./fetched-lists.tsx";

export interface BesideListsProps extends Omit<FetchedListsProps, "room"> {
  /** The room that they will take. */
  children: ReactNode;
}

/** How near it must come before it is fetched, as a CSS margin of the screen. */
const near = "50% 0%";

/**
 * Related and promoted cards, fetched when somebody scrolls near: they, their pictures and their words are no part of the page
 * as it is sent.
 */
export function BesideLists({ children, ...props }: BesideListsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Lists, setLists] = useState<typeof FetchedLists>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Where they are out of reach their room stays empty: below it is nothing but the foot of the page.
        import("./fetched-lists.tsx").then(
          (part) => setLists(() => part.FetchedLists),
          () => {},
        );
      },
      { rootMargin: near },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.lists}>
      {Lists ? <Lists {...props} room={children} /> : children}
    </div>
  );
}

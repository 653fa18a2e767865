"use client";

import { onNeed, useOnNeed } from "@giftshop/ui-kit/on-need";
import { whenNear } from "@giftshop/ui-kit/when-near";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./beside-lists.css.ts";
import type { FetchedListsProps } from "./fetched-lists.tsx";

export interface BesideListsProps extends Omit<FetchedListsProps, "room"> {
  /** The room that they will take. */
  children: ReactNode;
}

// Where they are out of reach their room stays empty: below it is nothing but the foot of the page.
const lists = onNeed(() => import("./fetched-lists.tsx").then(({ FetchedLists }) => FetchedLists));

/** How near it must come before it is fetched, as a CSS margin of the screen. */
const near = "50% 0%";

/**
 * Related and promoted cards, fetched when somebody scrolls near: they,
 * their pictures and their words are no part of the page as it is sent.
 */
export const BesideLists = ({ children, ...props }: BesideListsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const { part: Lists } = useOnNeed(lists);
  useEffect(() => {
    return place.current ? whenNear(place.current, near, lists.start) : undefined;
  }, []);
  return (
    <div ref={place} className={styles.lists}>
      {Lists ? <Lists {...props} room={children} /> : children}
    </div>
  );
};

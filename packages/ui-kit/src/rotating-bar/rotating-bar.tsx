"use client";

import type { ReactNode } from "react";
import { PauseIcon, PlayIcon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { join } from "../join.ts";
import { media } from "../theme/contract.css.ts";
import * as styles from "./rotating-bar.css.ts";
import { useRotation } from "./use-rotation.ts";

export interface RotatingItem {
  /** Unique among the items. */
  id: string;
  content: ReactNode;
}

export interface RotatingBarProps {
  /** Name of the region: "Why people buy here". */
  label: string;
  /** What takes turns, in its order. */
  items: readonly RotatingItem[];
  /** Time in ms that each stays. Default 3000; the way to the next takes 0.6 s. */
  interval?: number;
  /**
   * From the small desktop (1024 px) on: `all` stand side by side and
   * nothing moves, or they `rotate` as on a phone. Default `all`.
   */
  wide?: "all" | "rotate";
  /** Name of the button that stops it. */
  pauseLabel: string;
  /** Name of the button that starts it. */
  playLabel: string;
  className?: string | undefined;
}

/**
 * Short promises, one at a time; still under reduced motion, pointer or focus, and once stopped. State:
 * `data-playing`; on items `data-state` (`shown`, `leaving`, `waiting`).
 */
export const RotatingBar = ({
  label,
  items,
  interval = 3000,
  wide = "all",
  pauseLabel,
  playLabel,
  className,
}: RotatingBarProps) => {
  const restsAt = wide === "all" ? media.desktop : "not all";
  const { index, playing, toggle, hold } = useRotation({ count: items.length, interval, restsAt });
  const last = (index + items.length - 1) % items.length;
  const stateOf = (place: number) =>
    place === index ? "shown" : place === last && items.length > 1 ? "leaving" : "waiting";
  return (
    <section
      className={join(styles.bar, className)}
      aria-label={label}
      data-wide={wide}
      data-playing={playing || undefined}
      {...hold}
    >
      <ul className={styles.list}>
        {items.map(({ id, content }, place) => (
          <li key={id} className={styles.item} data-state={stateOf(place)}>
            {content}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <IconButton
          className={styles.press}
          label={playing ? pauseLabel : playLabel}
          icon={playing ? <PauseIcon /> : <PlayIcon />}
          onClick={toggle}
        />
      )}
    </section>
  );
};

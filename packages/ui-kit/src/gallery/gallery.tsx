"use client";

import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { join } from "../join.ts";
import * as styles from "./gallery.css.ts";

export interface GalleryPicture {
  /** What it shows, in a few words: "As it comes by e-mail". */
  name: string;
  content: ReactNode;
  /** A small picture, as decoration: its link has a name already. */
  thumbnail: ReactNode;
}

export interface GalleryProps {
  /** Unique on the page; `{id}-2` is the second picture, to which its thumbnail leads without script. */
  id: string;
  /** Name of the strip: "Pictures". */
  label: string;
  /** The pictures, at least one, which alone has neither strip nor thumbnails. */
  pictures: readonly GalleryPicture[];
  /** Name of a thumbnail, its number from 1: "Picture 2 of 4: As it comes by e-mail". */
  thumbnailLabel: (number: number, name: string) => string;
  /** Ground behind every picture (any CSS colour). */
  backgroundColor?: string | undefined;
  /** Whenever it changes, the first picture comes back into sight. */
  returnOn?: string | undefined;
  /**
   * When that was asked for (`timeStamp` of the event), where it is
   * drawn later: who touches the gallery in between has the last word.
   */
  askedAt?: RefObject<number> | undefined;
  className?: string | undefined;
}

/**
 * Pictures in a strip that is swiped, above thumbnails, which are links without script and mark the one in
 * sight. All are as high as the highest, so nothing moves.
 */
export const Gallery = ({
  id,
  label,
  pictures,
  thumbnailLabel,
  backgroundColor,
  returnOn,
  askedAt,
  className,
}: GalleryProps) => {
  const strip = useRef<HTMLUListElement>(null);
  const [inSight, setInSight] = useState(0);
  const returnedOn = useRef(returnOn);
  /** What was last asked for; it may be on its way yet. */
  const asked = useRef(0);
  const touchedAt = useRef(0);
  const touch = ({ timeStamp }: SyntheticEvent) => {
    touchedAt.current = timeStamp;
  };

  const look = () => {
    if (!strip.current) return;
    const { scrollLeft, scrollWidth } = strip.current;
    setInSight(Math.round((Math.abs(scrollLeft) / scrollWidth) * pictures.length));
  };

  /** Where one reads from the right, places count down from 0, and so does what is scrolled. */
  const show = (index: number): void => {
    asked.current = index;
    strip.current?.scrollTo({ left: (strip.current.children[index] as HTMLElement).offsetLeft });
  };

  const press = (event: MouseEvent, index: number): void => {
    touch(event);
    // To open it in a tab of its own is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(index);
  };

  // It may have been swiped before there was script, or lead here by
  // its address: that is newer than all that was asked for so far.
  useEffect(() => {
    look();
    if (strip.current?.scrollLeft || location.hash.startsWith(`#${id}-`)) touchedAt.current = performance.now();
  }, [id]);

  useEffect(() => {
    // To ask where a picture stands has the page laid out at once; mostly the first one is in sight already.
    const elsewhere = inSight !== 0 || asked.current !== 0;
    const overruled = askedAt !== undefined && touchedAt.current > askedAt.current;
    if (returnedOn.current !== returnOn && elsewhere && !overruled) show(0);
    returnedOn.current = returnOn;
  });

  // By script, as without it all of them are to be read and reached.
  useEffect(() => {
    for (const [index, picture] of [...(strip.current?.children ?? [])].entries()) {
      (picture as HTMLElement).inert = index !== inSight;
    }
  }, [inSight]);

  if (pictures.length < 2) return <div className={className}>{pictures[0]?.content}</div>;
  return (
    <div
      className={join(styles.gallery, className)}
      style={{ [styles.groundProperty]: backgroundColor } as CSSProperties}
    >
      <ul
        ref={strip}
        className={styles.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by arrow keys (axe: scrollable-region-focusable)
        tabIndex={0}
        aria-label={label}
        onScroll={look}
        onPointerDown={touch}
        onKeyDown={touch}
      >
        {pictures.map(({ name, content }, index) => (
          <li key={name} id={`${id}-${index + 1}`} className={styles.picture}>
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.thumbnails}>
        {pictures.map(({ name, thumbnail }, index) => (
          <a
            key={name}
            className={styles.thumbnail}
            href={`#${id}-${index + 1}`}
            aria-label={thumbnailLabel(index + 1, name)}
            aria-current={index === inSight ? "true" : undefined}
            onClick={(event) => press(event, index)}
          >
            {thumbnail}
          </a>
        ))}
      </div>
    </div>
  );
};

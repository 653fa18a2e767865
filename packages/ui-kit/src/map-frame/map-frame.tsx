"use client";

import type { ReactNode, Ref } from "react";
import { Button } from "../button/button.tsx";
import { PinIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { Loader } from "../loader/loader.tsx";
import { WhenSeen } from "../when-seen/when-seen.tsx";
import * as styles from "./map-frame.css.ts";

export interface MapFrameProps {
  /**
   * Name of the region, such as "Shops on the map", beside a list of the same places, as a map is not read
   * aloud.
   */
  label: string;
  /** What stands there until the map is here. */
  placeholder: ReactNode;
  /** What a screen reader hears meanwhile. */
  loadingLabel: string;
  /**
   * The press that asks for a map of somebody else's servers; without one it comes when it is about to be
   * seen.
   */
  showLabel?: string | undefined;
  /** It was asked for: leave `showLabel` out from now on. */
  onShow?: (() => void) | undefined;
  /** What the press agrees to, beside it. */
  consentNote?: ReactNode;
  /**
   * How near it must come before it is drawn, as a CSS margin of the screen. Default a third of the screen.
   */
  margin?: string | undefined;
  /** Draws the map; called once it is wanted, so that its code can be fetched there. */
  children: () => ReactNode;
  /** The region, which takes the focus of a press that it takes the place of. */
  ref?: Ref<HTMLElement>;
  className?: string | undefined;
}

/**
 * The reserved room of a map, which is drawn when somebody is about to look
 * at it, or when it is asked for. Focus goes on from the press to the region.
 */
export const MapFrame = ({
  label,
  placeholder,
  loadingLabel,
  showLabel,
  onShow,
  consentNote,
  margin,
  children,
  ref,
  className,
}: MapFrameProps) => (
  <section
    ref={ref}
    className={join(styles.frame, className)}
    aria-label={label}
    tabIndex={-1}
    data-map-frame={showLabel === undefined || undefined}
  >
    {showLabel === undefined ? (
      <WhenSeen
        className={styles.slot}
        {...(margin !== undefined && { margin })}
        placeholder={
          <div className={styles.placeholder}>
            <Loader label={loadingLabel} />
            {placeholder}
          </div>
        }
      >
        {children}
      </WhenSeen>
    ) : (
      <div className={styles.placeholder}>
        <PinIcon size="large" />
        {placeholder}
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            currentTarget.closest("section")?.focus({ preventScroll: true });
            onShow?.();
          }}
        >
          {showLabel}
        </Button>
        {consentNote}
      </div>
    )}
  </section>
);

import type { ComponentPropsWithRef } from "react";
import { join } from "../join.ts";
import * as styles from "./picture.css.ts";

export interface PictureProps extends Omit<ComponentPropsWithRef<"img">, "loading" | "fetchPriority"> {
  src: string;
  /** What it shows; empty where words beside it say so. */
  alt: string;
  /** Its own size in px: the room that is kept for it before it is here. */
  width: number;
  height: number;
  /**
   * Proportions of the room that it is cut to, as CSS `aspect-ratio` (`16 / 9`), when they differ from its
   * own.
   */
  ratio?: string | undefined;
  /** `cover` fills the room and cuts, `contain` shows all of it. Default `cover`. */
  fit?: "cover" | "contain";
  /** `soft` as the house rounds, `none`, or a `round` one for faces. Default `soft`. */
  corners?: "soft" | "none" | "round";
  /** In the first view, loaded at once and first; else it waits until somebody comes near. */
  priority?: boolean;
}

/** A picture whose room is kept from the first paint, so that nothing jumps when it comes. */
export const Picture = ({
  ratio,
  fit = "cover",
  corners = "soft",
  priority = false,
  className,
  style,
  ...rest
}: PictureProps) => (
  // biome-ignore lint/a11y/useAltText: `alt` is among the props and must be given
  <img
    decoding="async"
    {...rest}
    {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    className={join(styles.picture, className)}
    data-fit={fit}
    data-corners={corners}
    style={ratio === undefined ? style : { ...style, aspectRatio: ratio }}
  />
);

import type { ComponentPropsWithRef, ElementType } from "react";
import { join } from "../join.ts";
import * as styles from "./text.css.ts";

export interface HeadingProps extends ComponentPropsWithRef<"h2"> {
  /** Place in the outline of the page: 1 is the page's name. */
  level: 1 | 2 | 3 | 4;
  /**
   * How big it looks, when that differs from its place.
   * Default: `display`, `heading`, `title`, `lead` for 1 to 4.
   */
  size?: "hero" | "display" | "heading" | "title" | "lead";
}

const sizes = { 1: "display", 2: "heading", 3: "title", 4: "lead" } as const;

/** A heading in the house's display face, balanced over its lines. */
export const Heading = ({ level, size = sizes[level], className, ...rest }: HeadingProps) => {
  const Element: ElementType = `h${level}`;
  return <Element {...rest} className={join(styles.heading, className)} data-size={size} />;
};

export interface TextProps extends ComponentPropsWithRef<"p"> {
  /** The element. Default `p`. */
  as?: ElementType;
  /** Default `body`. */
  size?: "caption" | "small" | "body" | "lead";
  /** Default `text`; `inherit` takes the colour around it. */
  tone?: "text" | "muted" | "success" | "warning" | "danger" | "inherit";
  /** Default `regular`. */
  weight?: "regular" | "medium" | "bold";
}

/** Running text, at most a comfortable line wide. */
export const Text = ({
  as: Element = "p",
  size = "body",
  tone = "text",
  weight = "regular",
  className,
  ...rest
}: TextProps) => (
  <Element {...rest} className={join(styles.text, className)} data-size={size} data-tone={tone} data-weight={weight} />
);

import type { ComponentPropsWithRef, ElementType } from "react";
import { join } from "../join.ts";
import type { Space } from "../theme/contract.css.ts";
import * as styles from "./layout.css.ts";

type BoxProps = ComponentPropsWithRef<"div"> & {
  /** The element. Default `div`. */
  as?: ElementType;
};

export type ContainerProps = BoxProps & {
  /** `wide` for shop pages (1280 px), `narrow` for reading and forms (736 px). Default `wide`. */
  width?: "wide" | "narrow";
};

/** The centred column of a page, with its margins. */
export const Container = ({ as: Element = "div", width = "wide", className, ...rest }: ContainerProps) => (
  <Element {...rest} className={join(styles.container, className)} data-width={width} />
);

export type StackProps = BoxProps & {
  /** `column` piles, `row` sets side by side and wraps. Default `column`. */
  direction?: "column" | "row";
  /** Step of the spacing scale, in units of 4 px. Default `4`, which is 16 px. */
  gap?: Space;
  /** Across the direction. Default `stretch` in a column, `center` in a row. */
  align?: "start" | "center" | "end" | "stretch" | "baseline";
  /** Along the direction. Default `start`. */
  justify?: "start" | "center" | "end" | "between";
};

/** Things one after another, at even distances. */
export const Stack = ({
  as: Element = "div",
  direction = "column",
  gap = 4,
  align,
  justify,
  className,
  ...rest
}: StackProps) => (
  <Element
    {...rest}
    className={join(styles.stack, styles.gaps[`${gap}`], className)}
    data-direction={direction}
    data-align={align}
    data-justify={justify}
  />
);

export type GridProps = BoxProps & {
  /**
   * `cards` for gift cards (2 on a phone, 3 on a tablet, 4 on a desktop), `halves` and `thirds` from
   * the tablet on, `aside` for content with a summary beside it from the desktop on. Default `cards`.
   */
  columns?: "cards" | "halves" | "thirds" | "aside";
  /** Step of the spacing scale. Default `6`, which is 24 px. */
  gap?: Space;
};

/** Columns that become fewer on small screens. */
export const Grid = ({ as: Element = "div", columns = "cards", gap = 6, className, ...rest }: GridProps) => (
  <Element {...rest} className={join(styles.grid, styles.gaps[`${gap}`], className)} data-columns={columns} />
);

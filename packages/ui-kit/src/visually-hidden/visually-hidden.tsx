import type { ComponentPropsWithRef, ElementType } from "react";
import { join } from "../join.ts";
import * as styles from "./visually-hidden.css.ts";

export interface VisuallyHiddenProps extends ComponentPropsWithRef<"span"> {
  /** The element. Default `span`. */
  as?: ElementType;
}

/** Words that are heard and not seen. */
export const VisuallyHidden = ({ as: Element = "span", className, ...rest }: VisuallyHiddenProps) => (
  <Element {...rest} className={join(styles.visuallyHidden, className)} />
);

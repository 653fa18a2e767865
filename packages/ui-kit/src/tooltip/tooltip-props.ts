import type { ReactElement, ReactNode } from "react";

export interface TooltipProps {
  /**
   * A few words more about the control: never the only place of what one must know, a finger cannot hover.
   */
  text: ReactNode;
  /** One control that takes focus: a button or a link that passes attributes and ref on to its element. */
  children: ReactElement;
  /** Side of the control that it stands on. Default `top`. */
  side?: "top" | "bottom" | "start" | "end";
  /** Time in ms that a pointer rests before it shows; under focus it shows at once. Default 600. */
  delay?: number;
}

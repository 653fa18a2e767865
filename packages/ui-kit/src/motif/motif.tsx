import { join } from "../join.ts";
import * as styles from "./motif.css.ts";

export interface MotifProps {
  /**
   * `ornament` is one bow, burst of confetti or rosette, 96 px; `band` is a
   * strip of the house's pattern over the whole width. Default `ornament`.
   */
  shape?: "ornament" | "band";
  className?: string | undefined;
}

/** The house's own drawing: ribbon and bow, confetti, guilloche. Decoration only. */
export const Motif = ({ shape = "ornament", className }: MotifProps) => (
  <span className={join(styles.motif, className)} data-shape={shape} aria-hidden="true" />
);

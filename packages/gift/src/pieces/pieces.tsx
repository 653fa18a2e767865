import type { CSSProperties } from "react";
import { landings } from "./landings.ts";
import * as styles from "./pieces.css.ts";

export interface PiecesProps {
  /** Address of the wrapper's picture: half of the pieces are cut out of it. Default: the house's colours. */
  paper?: string | undefined;
}

/** One burst of paper out of the middle of its room, whose pieces stay where they land. Decoration. */
export const Pieces = ({ paper }: PiecesProps) => (
  <span
    className={styles.pieces}
    data-printed={paper !== undefined || undefined}
    style={paper === undefined ? undefined : ({ "--paper": `url("${paper}")` } as CSSProperties)}
    aria-hidden="true"
  >
    {landings.map(({ x, y, turn, cut }) => (
      <span
        key={cut}
        className={styles.piece}
        style={
          {
            "--x": `${x}cqi`,
            "--y": `${y}cqb`,
            "--turn": `${turn}deg`,
            "--cut": `${cut}% ${100 - cut}%`,
          } as CSSProperties
        }
      />
    ))}
  </span>
);

import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { chip } from "../chip/chip.css.ts";
import { CloseIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./chip-set.css.ts";

export interface SetChip {
  id: string;
  label: ReactNode;
  /** Name of the press that takes it away: "Remove Travel". */
  removeLabel: string;
  /** Address of the page without it: then it is a link and works without script. */
  removeHref?: string | undefined;
}

export interface ChipSetProps {
  /** What they are, for a screen reader: "Active filters". */
  label: string;
  chips: readonly SetChip[];
  /** Called with the id of the chip that was pressed. */
  onRemove?: ((id: string) => void) | undefined;
  /** The press that takes all of them away; shown for two and more. */
  clearLabel?: ReactNode;
  onClear?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * What is chosen now, each to be taken away by a press: active
 * filters, places, recipients of a mail. Nothing is shown for none.
 */
export const ChipSet = ({ label, chips, onRemove, clearLabel, onClear, className }: ChipSetProps) => {
  if (chips.length === 0) return null;
  return (
    <ul className={join(styles.set, className)} aria-label={label}>
      {chips.map(({ id, label: words, removeLabel, removeHref }) => {
        const content = (
          <>
            {words}
            <CloseIcon className={styles.cross} />
          </>
        );
        return (
          <li key={id}>
            {removeHref === undefined ? (
              <button
                type="button"
                className={join(chip, styles.press)}
                aria-label={removeLabel}
                onClick={() => onRemove?.(id)}
              >
                {content}
              </button>
            ) : (
              <a className={chip} href={removeHref} aria-label={removeLabel}>
                {content}
              </a>
            )}
          </li>
        );
      })}
      {clearLabel && chips.length > 1 && (
        <li>
          <Button variant="quiet" onClick={onClear}>
            {clearLabel}
          </Button>
        </li>
      )}
    </ul>
  );
};

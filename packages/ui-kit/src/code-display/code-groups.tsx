import * as styles from "./code-display.css.ts";
import { groupDigits } from "./group-digits.ts";

/** A code in groups that a line never breaks; copied by hand it has no spaces. */
export const CodeGroups = ({ code, groupSize }: { code: string; groupSize: number }) =>
  groupDigits(code, groupSize).map((group) => (
    <span key={group.at} className={styles.group}>
      {group.text}
    </span>
  ));

import * as styles from "./code-display.css.ts";

/** Cuts a code into groups, from the left, each with its first position (`at`), which makes it unique. */
const groupDigits = (code: string, size: number): { at: number; text: string }[] =>
  Array.from({ length: Math.ceil(code.length / size) }, (_, index) => ({
    at: index * size,
    text: code.slice(index * size, (index + 1) * size),
  }));

/** A code in groups that a line never breaks; copied by hand it has no spaces. */
export const CodeGroups = ({ code, groupSize }: { code: string; groupSize: number }) =>
  groupDigits(code, groupSize).map((group) => (
    <span key={group.at} className={styles.group}>
      {group.text}
    </span>
  ));

import { partedAt } from "./bar/parted-at.ts";
import * as styles from "./header-menu.css.ts";

export interface MenuWordsProps {
  text: string;
  /** How the bar of a computer says it. Default: the same. */
  short?: string | undefined;
}

/** Words that are parted nowhere but there, and there only where the bar has no room for them in one line. */
const Parted = ({ text }: { text: string }) => {
  const at = partedAt(text);
  if (at === text.length) return text;
  return (
    <>
      <span className={styles.part}>{text.slice(0, at).trimEnd()}</span>
      {text[at - 1] === " " ? " " : <wbr />}
      <span className={styles.part}>{text.slice(at)}</span>
    </>
  );
};

/** A word of the menu: in full in the sheet of a small screen, as short as the language can in the bar. */
export const MenuWords = ({ text, short = text }: MenuWordsProps) =>
  short === text ? (
    <span>
      <Parted text={text} />
    </span>
  ) : (
    <>
      <span className={styles.inSheet}>{text}</span>
      <span className={styles.inBar}>
        <Parted text={short} />
      </span>
    </>
  );

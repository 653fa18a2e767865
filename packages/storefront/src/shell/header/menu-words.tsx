import * as styles from "./header-menu.css.ts";

export interface MenuWordsProps {
  text: string;
  /** How the bar of a computer says it. Default: the same. */
  short?: string | undefined;
}

/** A word of the menu: in full in the sheet of a small screen, as short as the language can in the bar. */
export const MenuWords = ({ text, short = text }: MenuWordsProps) =>
  short === text ? (
    <span>{text}</span>
  ) : (
    <>
      <span className={styles.inSheet}>{text}</span>
      <span className={styles.inBar}>{short}</span>
    </>
  );

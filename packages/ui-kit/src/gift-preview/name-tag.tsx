import * as styles from "./dress.css.ts";

export interface NameTagProps {
  /** Who it is for. */
  name: string;
}

/** A tag with a name, as it hangs on a gift. The name runs in its own direction. */
export const NameTag = ({ name }: NameTagProps) => (
  <span className={styles.tag}>
    <bdi className={styles.tagName}>{name}</bdi>
  </span>
);

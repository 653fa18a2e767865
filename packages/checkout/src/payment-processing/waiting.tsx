import { Loader } from "@giftshop/ui-kit/loader";
import { Heading, Text } from "@giftshop/ui-kit/text";
import * as styles from "./payment-processing.css.ts";

export interface WaitingProps {
  /** The page's title while it waits. */
  title: string;
  text: string;
  /** Why it takes longer. */
  note?: string | undefined;
}

/** The payment is being looked at. */
export const Waiting = ({ title, text, note }: WaitingProps) => (
  <div className={styles.waiting}>
    <span className={styles.scene} aria-hidden="true" />
    <span className={styles.loader}>
      <Loader />
    </span>
    <Heading level={1} size="heading">
      {title}
    </Heading>
    <Text>{text}</Text>
    <div aria-live="polite" className={styles.note}>
      {note && <Text tone="muted">{note}</Text>}
    </div>
  </div>
);

import { Loader, Text } from "@giftshop/ui-kit";
import * as styles from "./payment-processing.css.ts";

/** The payment is being looked at. */
export function Waiting({ text, note }: { text: string; note?: string | undefined }) {
  return (
    <div className={styles.waiting}>
      <Loader size="large" />
      <Text>{text}</Text>
      <div aria-live="polite" className={styles.note}>
        {note && <Text tone="muted">{note}</Text>}
      </div>
    </div>
  );
}

import { Button } from "@giftshop/ui-kit/button";
import type { LateTranslate } from "../late-words.ts";
import { useProductDialog } from "../use-product-dialog.tsx";
import { type CardCount, cardsOfGift, sumOfCards } from "./card-count.ts";
import * as styles from "./card-count-note.css.ts";

export interface CardCountNoteProps {
  t: LateTranslate;
  count: CardCount;
}

/** Says before it is bought how many cards arrive, wherever that is not one; the window explains it. */
export const CardCountNote = ({ t, count }: CardCountNoteProps) => {
  const { window, busy, fetchAhead, show } = useProductDialog({ dialog: "count", ...count });
  const { gifts } = count;
  const cards = cardsOfGift(count).length * gifts;
  if (cards === 1) return null;
  return (
    <div className={styles.note}>
      <p className={styles.sum} role="status">
        {t("count.note", { gifts, cards, values: sumOfCards(count) })}
      </p>
      <Button
        variant="quiet"
        size="small"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-busy={busy}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        // What explains it is a help: where it cannot be fetched, the next press asks again.
        onClick={() => void show().catch(() => {})}
      >
        {t("count.open")}
      </Button>
      {window}
    </div>
  );
};

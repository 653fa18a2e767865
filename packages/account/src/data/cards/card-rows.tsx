import * as styles from "../../frame/account-frame.css.ts";
import { type Card, CardRow } from "./card-row.tsx";

export interface CardRowsProps {
  cards: readonly Card[];
  onChanged(): Promise<unknown>;
}

/** Cards of the account, one below the other. */
export const CardRows = ({ cards, onChanged }: CardRowsProps) => (
  <ul className={styles.rows}>
    {cards.map((card) => (
      <CardRow key={card.id} card={card} onChanged={onChanged} />
    ))}
  </ul>
);

import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { BookPick } from "@giftshop/receivers/book";
import { TextField } from "@giftshop/ui-kit/text-field";
import type { LateTranslate } from "../../product-dialogs/late-words.ts";
import type { Draft } from "../draft/draft.ts";
import type { Field } from "../draft/fields.ts";

export interface RecipientNameProps {
  t: LateTranslate;
  words: TranslateReceiver;
  /** Whether it is a donation, which is given in somebody's name. */
  donation: boolean;
  name: string;
  /** What is wrong with it, in words. */
  problem: string | undefined;
  onChange(patch: Partial<Draft>): void;
  onLeave(field: Field): void;
}

/** Who it is for: picked from the address book, or by first name. */
export const RecipientName = ({ t, words, donation, name, problem, onChange, onLeave }: RecipientNameProps) => (
  <>
    <BookPick words={words} onPick={onChange} />
    <TextField
      id="buy-name"
      name="recipient-name"
      label={t(donation ? "donation.name" : "recipient.name")}
      error={problem}
      // It is another person's: the browser's own suggestions would be the buyer's.
      autoComplete="off"
      autoCapitalize="words"
      value={name}
      onChange={(event) => onChange({ name: event.target.value })}
      onBlur={() => onLeave("name")}
    />
  </>
);

import { TextArea } from "@giftshop/ui-kit/text-area";
import { memo } from "react";
import { fill } from "../../arrival/fill.ts";
import type { BuyTexts } from "../buy-texts.ts";
import type { Draft } from "../draft/draft.ts";
import type { Field } from "../draft/fields.ts";
import * as styles from "./message-choice.css.ts";

export interface MessageChoiceProps {
  texts: BuyTexts["message"];
  /** Longest message in graphemes. */
  limit: number;
  message: string;
  problem: string | undefined;
  onChange(patch: Partial<Draft>): void;
  onLeave(field: Field): void;
}

/** A few words to go with it, and how much room they have. */
export const MessageChoice = memo(function MessageChoice({
  texts,
  limit,
  message,
  problem,
  onChange,
  onLeave,
}: MessageChoiceProps) {
  return (
    <TextArea
      id="buy-message"
      name="message"
      className={styles.message}
      // Tells a style that nothing is written.
      placeholder=" "
      rows={2}
      label={texts.label}
      optionalLabel={texts.optional}
      limit={limit}
      remainingLabel={(left) => fill(left < 0 ? texts.over : texts.left, { count: Math.abs(left) })}
      error={problem}
      value={message}
      onChange={(event) => onChange({ message: event.target.value })}
      onBlur={() => onLeave("message")}
    />
  );
});

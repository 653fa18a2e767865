import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { Button } from "@giftshop/ui-kit/button";
import { suggestEmail } from "@giftshop/validation/rules";
import type { ReactNode } from "react";

export interface EmailSlipProps {
  words: TranslateReceiver;
  /** The address as typed. */
  email: string;
  /** What stands there where it looks right. */
  otherwise?: ReactNode;
  /** Who typed it means the other one. */
  onTake(email: string): void;
}

/** Points out a likely slip in a well-known host; nothing is corrected of itself. */
export const EmailSlip = ({ words, email, otherwise, onTake }: EmailSlipProps) => {
  const suggestion = suggestEmail(email);
  return (
    <>
      {/* Always there: what comes into it later is said. */}
      <span aria-live="polite">
        {suggestion && (
          <Button variant="quiet" size="small" onClick={() => onTake(suggestion)}>
            {words("fields.suggestion", { email: suggestion })}
          </Button>
        )}
      </span>
      {!suggestion && otherwise}
    </>
  );
};

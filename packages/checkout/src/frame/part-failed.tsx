import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { WarningIcon } from "@giftshop/ui-kit/icon";
import type { CheckoutWords } from "./checkout-words.ts";

/** A part of the page could not be fetched: said, with a way on. What was typed is in the tab's draft. */
export const PartFailed = ({ words, onRetry }: { words: CheckoutWords; onRetry(): void }) => {
  const { title, text, action } = words.unavailable;
  return (
    <EmptyState
      title={title}
      visual={<WarningIcon size="large" />}
      action={<Button onClick={onRetry}>{action}</Button>}
    >
      {text}
    </EmptyState>
  );
};

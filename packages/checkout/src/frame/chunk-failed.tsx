import { Button, EmptyState, WarningIcon } from "@giftshop/ui-kit";

/** A part of the page could not be fetched: said, with a way on. What was typed is in the tab's draft. */
export function ChunkFailed({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <EmptyState
      title={title}
      visual={<WarningIcon size="large" />}
      action={<Button onClick={() => location.reload()}>{action}</Button>}
    >
      {text}
    </EmptyState>
  );
}

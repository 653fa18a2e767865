import { Button, EmptyState, RefreshIcon, WarningIcon } from "@giftshop/ui-kit";
import { useCheckout } from "./checkout-context.tsx";

/** Commerce does not answer: nothing is lost, and one press tries again. */
export function Unavailable({ onRetry }: { onRetry(): void }) {
  const { t } = useCheckout();
  return (
    <EmptyState
      title={t("unavailable.title")}
      visual={<WarningIcon size="large" />}
      action={
        <Button onClick={onRetry} icon={<RefreshIcon />}>
          {t("unavailable.action")}
        </Button>
      }
    >
      {t("unavailable.text")}
    </EmptyState>
  );
}

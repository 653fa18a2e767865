import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { RefreshIcon, WarningIcon } from "@giftshop/ui-kit/icon";
import { useCheckout } from "./checkout-context.tsx";

/** Commerce does not answer: nothing is lost, and one press tries again. */
export const Unavailable = ({ onRetry }: { onRetry(): void }) => {
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
};

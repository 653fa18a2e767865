import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { LockIcon } from "@giftshop/ui-kit/icon";
import { useCheckout } from "../frame/checkout-context.tsx";

/** The order cannot be paid: closed, unknown, or somebody else's. */
export const CannotRetry = ({ why }: { why: "notAllowed" | "notYours" }) => {
  const { shop, t } = useCheckout();
  const closed = why === "notAllowed";
  return (
    <EmptyState
      title={closed ? t("retry.notAllowed.title") : t("retry.notYours.title")}
      visual={<LockIcon size="large" />}
      action={<ButtonLink href={shop.link("listing")}>{t("empty.action")}</ButtonLink>}
    >
      {closed ? t("retry.notAllowed.text") : t("retry.notYours.text")}
    </EmptyState>
  );
};

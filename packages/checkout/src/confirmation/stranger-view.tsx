import { isSignedIn } from "@giftshop/graphql/signed-in";
import { rememberReturn } from "@giftshop/storefront-config/return-after-login";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { OrderView } from "./confirmation-order.query.ts";
import { strangerTitleOf } from "./order-standing.ts";

/** The order to anybody but its buyer: its state, nothing personal, and how its buyer comes to see it. */
export const StrangerView = ({ order }: { order: Pick<OrderView, "payment" | "status"> }) => {
  const { shop, t } = useCheckout();
  const signedIn = isSignedIn();
  return (
    <EmptyState
      title={strangerTitleOf(t, order)}
      scene="orders"
      action={
        <>
          {!signedIn && (
            <ButtonLink href={shop.link("account")} onClick={() => rememberReturn(sessionStorage, "accountOrders")}>
              {t("details.logIn")}
            </ButtonLink>
          )}
          <ButtonLink href={shop.link("listing")} variant={signedIn ? "primary" : "secondary"}>
            {t("empty.action")}
          </ButtonLink>
        </>
      }
    >
      <Stack gap={2}>
        <Text tone="muted">{t("confirmation.stranger.text")}</Text>
        {!signedIn && <Text>{t("confirmation.stranger.account")}</Text>}
      </Stack>
    </EmptyState>
  );
};

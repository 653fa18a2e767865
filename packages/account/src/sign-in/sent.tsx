import { Link, Stack, Text } from "@giftshop/ui-kit";
import { useAccount } from "../frame/account-context.tsx";
import { rememberedEmail, returnsTo } from "../session/remembered.ts";

export interface SentProps {
  page: "registerSuccess" | "forgotPasswordSuccess";
}

/** An email is on its way; to whom is said where this tab knows it. */
export function Sent({ page }: SentProps) {
  const { t, shop } = useAccount();
  const email = rememberedEmail();
  return (
    <Stack gap={4}>
      <Text size="lead">{email ? t(`account.${page}.text`, { email }) : t(`account.${page}.textNoEmail`)}</Text>
      {page === "registerSuccess" && <Text tone="muted">{t("account.registerSuccess.spam")}</Text>}
      {page === "registerSuccess" && returnsTo() === "checkout" && (
        <Link variant="arrow" href={shop.link("checkout")}>
          {t("account.guest.toCheckout")}
        </Link>
      )}
      <Link variant="arrow" href={shop.link("login")}>
        {t(`account.${page}.action`)}
      </Link>
    </Stack>
  );
}

/** The new password is saved; one logs in with it. */
export function PasswordSaved() {
  const { t, shop } = useAccount();
  return (
    <Stack gap={4}>
      <Text size="lead">{t("account.newPasswordSuccess.text")}</Text>
      <Link variant="arrow" href={shop.link("login")}>
        {t("account.newPasswordSuccess.action")}
      </Link>
    </Stack>
  );
}

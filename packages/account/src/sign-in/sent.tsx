import { returnsTo } from "@giftshop/storefront-config/return-after-login";
import { Stack } from "@giftshop/ui-kit/layout";
import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import { useAccount } from "../frame/account-context.tsx";
import { rememberedEmail } from "../session/remembered.ts";

export interface SentProps {
  page: "registerSuccess" | "forgotPasswordSuccess";
}

/** An email is on its way; to whom is said where this tab knows it. */
export const Sent = ({ page }: SentProps) => {
  const { t, shop } = useAccount();
  const email = rememberedEmail();
  return (
    <Stack gap={4}>
      <Text size="lead">{email ? t(`account.${page}.text`, { email }) : t(`account.${page}.textNoEmail`)}</Text>
      {page === "registerSuccess" && <Text tone="muted">{t("account.registerSuccess.spam")}</Text>}
      {page === "registerSuccess" && returnsTo(sessionStorage) === "checkout" && (
        <Link variant="arrow" href={shop.link("checkout")}>
          {t("account.guest.toCheckout")}
        </Link>
      )}
      <Link variant="arrow" href={shop.link("login")}>
        {t(`account.${page}.action`)}
      </Link>
    </Stack>
  );
};

/** The new password is saved; one logs in with it. */
export const PasswordSaved = () => {
  const { t, shop } = useAccount();
  return (
    <Stack gap={4}>
      <Text size="lead">{t("account.newPasswordSuccess.text")}</Text>
      <Link variant="arrow" href={shop.link("login")}>
        {t("account.newPasswordSuccess.action")}
      </Link>
    </Stack>
  );
};

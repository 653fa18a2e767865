import { Banner } from "@giftshop/ui-kit/banner";
import { Link } from "@giftshop/ui-kit/link";
import type { Failure } from "../call/outcome.ts";
import { useAccount } from "./account-context.tsx";

/** Why nothing came of a call, and the way on. */
export const FailureBanner = ({ failure }: { failure: Failure }) => {
  const { t, shop } = useAccount();
  const ways: Partial<Record<Failure, readonly [href: string, text: string]>> = {
    login: [shop.link("forgotPassword"), t("account.login.forgot")],
    link: [shop.link("forgotPassword"), t("account.newPassword.askAgain")],
    signedOut: [shop.link("login"), t("account.login.action")],
    alreadyIn: [shop.link("accountOverview"), t("account.nav.overview")],
  };
  const way = ways[failure];
  return (
    <Banner
      tone={failure === "unavailable" || failure === "login" ? "danger" : "warning"}
      live="alert"
      title={t(`account.failures.${failure}.title`)}
      action={way && <Link href={way[0]}>{way[1]}</Link>}
    >
      {t(`account.failures.${failure}.text`)}
    </Banner>
  );
};

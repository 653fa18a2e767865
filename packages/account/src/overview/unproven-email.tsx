import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { useState } from "react";
import { useAccount } from "../frame/account-context.tsx";

/** The address is yet to be proven: what that means, and the link once more. */
export const UnprovenEmail = ({ email }: { email: string }) => {
  const { t } = useAccount();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const send = async () => {
    setBusy(true);
    // Where it cannot be had the press is not answered, and can be made again.
    const late = await import("./send-verification.ts").catch(() => undefined);
    const isOnItsWay = await late?.sendVerification();
    setBusy(false);
    setSent(isOnItsWay === true);
  };
  if (sent) return <Banner tone="success">{t("account.overview.verify.sent", { email })}</Banner>;
  return (
    <Banner
      tone="warning"
      live="none"
      title={t("account.overview.verify.title")}
      action={
        <Button variant="secondary" size="small" loading={busy} loadingLabel={t("account.loading")} onClick={send}>
          {t("account.overview.verify.again")}
        </Button>
      }
    >
      {t("account.overview.verify.text", { email })}
    </Banner>
  );
};

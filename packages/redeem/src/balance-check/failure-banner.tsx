import type { Translate } from "@giftshop/messages";
import { Banner } from "@giftshop/ui-kit/banner";
import type { RedeemWords } from "./balance-words.ts";
import type { BalanceFailure } from "./check-balance.ts";

/** Why there is no balance, and what to do. */
export const FailureBanner = ({ t, failure }: { t: Translate<RedeemWords>; failure: BalanceFailure }) => {
  const passes = failure === "locked" || failure === "tooManyRequests" || failure === "captcha";
  return (
    <Banner tone={passes ? "warning" : "danger"} live="alert" title={t(`balance.errors.${failure}.title`)}>
      {t(`balance.errors.${failure}.text`)}
    </Banner>
  );
};

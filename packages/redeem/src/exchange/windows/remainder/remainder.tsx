import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { useExchangeContext } from "../../exchange-context.tsx";
import * as styles from "../windows.css.ts";

/**
 * So little would be left that it could never be exchanged:
 * what can be done with it. Nothing is lost in silence.
 */
export const Remainder = ({ onClose }: { onClose(): void }) => {
  const { t, order, money, open } = useExchangeContext();
  const { remainingBalance: left, minimumRemainingBalance: minimum } = order;
  return (
    <Banner tone="warning" title={t("rest.title", { amount: money(left) })}>
      <p className={styles.paragraph}>{t("rest.text", { minimum: money(minimum ?? left) })}</p>
      <div className={styles.choices}>
        <Button variant="secondary" size="small" onClick={() => open({ kind: "combination" })}>
          {t("rest.spend")}
        </Button>
        <Button variant="secondary" size="small" onClick={() => open({ kind: "donate" })}>
          {t("rest.donate")}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t("rest.payUp")}
        </Button>
      </div>
    </Banner>
  );
};

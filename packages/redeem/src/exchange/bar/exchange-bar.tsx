import { Button } from "@giftshop/ui-kit/button";
import { BasketIcon } from "@giftshop/ui-kit/icon";
import { Container } from "@giftshop/ui-kit/layout";
import { useExchangeContext } from "../exchange-context.tsx";
import { chosenCount } from "../redeem-order.fragment.ts";
import * as styles from "./exchange-bar.css.ts";

/** What is left to spend, always in sight, and the way to everything of the exchange. */
export const ExchangeBar = ({
  short = false,
}: {
  /** Only what is left: the page itself shows the rest. */ short?: boolean;
}) => {
  const { t, order, money, open } = useExchangeContext();
  const pays = order.toPay.value > 0;
  const count = chosenCount(order);
  return (
    <aside className={styles.bar} aria-label={t("bar.label")} data-exchange-bar="">
      <Container className={styles.content}>
        <p className={styles.left} role="status">
          <span className={styles.label}>{t(pays ? "bar.toPay" : "bar.left")}</span>
          <bdi className={styles.amount}>{money(pays ? order.toPay : order.remainingBalance)}</bdi>
        </p>
        <div className={styles.actions}>
          {!short && (
            <>
              <Button className={styles.roomy} variant="quiet" size="small" onClick={() => open({ kind: "hints" })}>
                {t("bar.hints")}
              </Button>
              <Button className={styles.roomy} variant="quiet" size="small" onClick={() => open({ kind: "addCard" })}>
                {t("bar.addCard")}
              </Button>
            </>
          )}
          <Button
            className={short ? undefined : styles.roomy}
            variant="quiet"
            size="small"
            onClick={() => open({ kind: "reset" })}
          >
            {t("bar.reset")}
          </Button>
          {!short && (
            <Button icon={<BasketIcon />} aria-haspopup="dialog" onClick={() => open({ kind: "basket" })}>
              {count > 0 ? t("bar.count", { count }) : t("bar.basket")}
            </Button>
          )}
        </div>
      </Container>
    </aside>
  );
};

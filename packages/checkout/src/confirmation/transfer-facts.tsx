import { CopyButton } from "@giftshop/ui-kit/copy-button";
import { Text } from "@giftshop/ui-kit/text";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./confirmation.css.ts";
import type { OrderDetails } from "./confirmation-order.query.ts";

export interface TransferFactsProps {
  transfer: NonNullable<OrderDetails["transfer"]>;
  /** Number of the order. */
  number: string;
}

/** Where to send the money of a bank transfer: to read, to copy, and to scan with a banking app. */
export const TransferFacts = ({ transfer, number }: TransferFactsProps) => {
  const { t, money, day } = useCheckout();
  const { account, bic, holder, reference, until, qrCode } = transfer;
  const amount = money(transfer.amount);
  const facts = [
    [t("confirmation.transfer.holder"), holder],
    [t("confirmation.transfer.account"), account],
    [t("confirmation.transfer.bic"), bic],
    [t("confirmation.transfer.reference"), reference],
    [t("confirmation.transfer.amount"), amount],
  ] as const;
  return (
    <div className={styles.transfer}>
      <Text>{t("confirmation.transfer.text", { amount, number, until: day(until) })}</Text>
      <dl className={styles.company}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={styles.companyLabel}>{label}</dt>
            <dd className={styles.companyValue}>
              <bdi>{value}</bdi>{" "}
              {value !== amount && value !== holder && (
                <CopyButton text={value} label={t("confirmation.copy")} copiedLabel={t("confirmation.copied")} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {qrCode && (
        <>
          <Text tone="muted">{t("confirmation.transfer.scan")}</Text>
          <img src={qrCode} alt={t("confirmation.transfer.scan")} width={220} height={220} />
        </>
      )}
    </div>
  );
};

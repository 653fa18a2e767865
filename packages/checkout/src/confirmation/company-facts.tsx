import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./confirmation.css.ts";
import type { OrderDetails } from "./confirmation-order.query.ts";

type Company = Pick<
  NonNullable<OrderDetails["order"]["billingAddress"]>,
  "companyName" | "vatNumber" | "referenceNumber"
>;

/** What a company noted with its order, called as the form called it. Nothing for anybody else. */
export const CompanyFacts = ({ companyName, vatNumber, referenceNumber }: Company) => {
  const { t } = useCheckout();
  const facts = [
    [t("details.companyName"), companyName],
    [t("details.vatNumber"), vatNumber],
    [t("details.referenceNumber"), referenceNumber],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.company}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className={styles.companyLabel}>{label}</dt>
          <dd className={styles.companyValue}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};

import type { ResultOf } from "@giftshop/graphql";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ExchangeProductFragment } from "../calls/queries.ts";
import { useExchangeContext } from "../exchange-context.tsx";
import * as styles from "./windows.css.ts";

/** What is said of a card: what it is, and how, where and until when it is used. */
export const Information = ({ product }: { product: ResultOf<typeof ExchangeProductFragment> }) => {
  const { t } = useExchangeContext();
  const { description, conditions, validityMonths } = product;
  return (
    <div className={styles.form}>
      <Text>{description}</Text>
      {conditions !== "" && (
        <>
          <Heading level={3} size="lead">
            {t("info.conditions")}
          </Heading>
          <Text>{conditions}</Text>
        </>
      )}
      {validityMonths !== null && <Text tone="muted">{t("info.validity", { months: validityMonths })}</Text>}
    </div>
  );
};

import type { Shop } from "@giftshop/storefront-config";
import { Skeleton } from "@giftshop/ui-kit/skeleton";
import { ExchangeLeaf } from "./exchange-leaf.tsx";
import * as styles from "./exchange-page.css.ts";
import { exchangeMessages } from "./exchange-words.ts";

/** Room for the exchange on a page. Server component. `paying`: on the checkout. */
export const ExchangeSection = ({ shop, paying = false }: { shop: Shop; paying?: boolean }) => {
  const t = exchangeMessages.in(shop);
  return (
    <>
      <noscript>
        <p className={styles.noScript}>{t("page.noScript")}</p>
      </noscript>
      <div className={styles.desk}>
        <ExchangeLeaf
          shop={shop.data}
          check={shop.link("balanceCheck")}
          paying={paying}
          texts={{
            failedTitle: t("failed.title"),
            failedText: t("failed.text"),
            retry: t("retry"),
            none: { title: t("none.title"), text: t("none.text"), action: t("none.action") },
          }}
          skeleton={<Skeleton shape="block" className={styles.deskSkeleton} />}
        />
      </div>
    </>
  );
};

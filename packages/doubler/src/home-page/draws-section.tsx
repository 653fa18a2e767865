import type { Shop } from "@giftshop/storefront-config";
import { Link } from "@giftshop/ui-kit/link";
import { Table } from "@giftshop/ui-kit/table";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { Draw } from "../doubler.query.ts";
import * as styles from "../doubler-page.css.ts";
import { doublerMessages } from "../messages.ts";

/** Draws that are closed, each with the fingerprint that was published before it. */
export const DrawsSection = ({ shop, draws }: { shop: Shop; draws: readonly Draw[] }) => {
  const t = doublerMessages.in(shop);
  const number = new Intl.NumberFormat(shop.locale, { numberingSystem: "latn" });
  return (
    <div className={styles.section}>
      <Heading level={2}>{t("draws.title")}</Heading>
      {draws.length === 0 ? (
        <Text>{t("check.none")}</Text>
      ) : (
        <Table
          caption={t("draws.title")}
          captionHidden
          rows={draws}
          rowKey={({ id }) => id}
          columns={[
            { id: "name", label: t("draws.name"), cell: ({ id }) => <bdi>{id}</bdi>, rowHeader: true },
            { id: "state", label: t("draws.status"), cell: ({ state }) => t(`draws.state.${state}`) },
            { id: "entries", label: t("draws.entries"), cell: ({ entries }) => number.format(entries), align: "end" },
            {
              id: "fingerprint",
              label: t("draws.fingerprint"),
              cell: ({ commitment }) => (
                <span className={styles.code} dir="ltr">
                  {commitment ?? "–"}
                </span>
              ),
            },
          ]}
        />
      )}
      <Link href={shop.link("doublerCheck")} variant="arrow">
        {t("draws.check")}
      </Link>
    </div>
  );
};

import type { Shop } from "@giftshop/storefront-config";
import { volumePricesOf } from "@giftshop/storefront-config/volume-prices";
import { Table } from "@giftshop/ui-kit/table";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { businessMessages } from "../messages.ts";
import * as page from "./quote-page.css.ts";

/** How much less wrapping and packing of many cards cost, as a quote has it. Server component. */
export const VolumePrices = ({ shop }: { shop: Shop }) => {
  const t = businessMessages.in(shop);
  const prices = volumePricesOf(shop.storefront.code);
  if (prices.length === 0) return null;
  const percent = new Intl.NumberFormat(shop.locale, { style: "percent" });
  return (
    <div className={page.header}>
      <Heading level={2}>{t("volume.title")}</Heading>
      <Text tone="muted">{t("volume.lead")}</Text>
      <Table
        caption={t("volume.title")}
        captionHidden
        rows={prices}
        rowKey={({ from }) => `${from}`}
        columns={[
          {
            id: "from",
            label: t("volume.cards"),
            cell: ({ from }) => t("volume.from", { count: from }),
            rowHeader: true,
          },
          {
            id: "less",
            label: t("volume.extras"),
            cell: ({ less }) => t("volume.less", { percent: percent.format(less / 10_000) }),
          },
        ]}
      />
    </div>
  );
};

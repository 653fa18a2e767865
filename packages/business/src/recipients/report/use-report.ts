import { formatDate } from "@giftshop/messages";
import { useBusiness } from "../../quote-page/business-context.tsx";
import { BatchReportQuery } from "../batch.operations.ts";
import type { ShownBatch } from "../shown-batch.ts";
import { csvOf, separatorOf } from "./report-csv.ts";
import { saveFile } from "./save-file.ts";

const page = 1_000;

/** Downloads what became of each gift of a list, as a CSV file. */
export const useReport = () => {
  const { shop, t } = useBusiness();
  return async (batch: ShownBatch): Promise<void> => {
    const { request } = await import("@giftshop/graphql/browser");
    const day = (iso: string | null) =>
      iso === null
        ? ""
        : formatDate(iso, shop.locale, shop.storefront.timeZone, { dateStyle: "medium", timeStyle: "short" });
    const { currencyDigits: digits } = shop.storefront;
    const amount = new Intl.NumberFormat(shop.locale, { minimumFractionDigits: digits, useGrouping: false });
    const rows: string[][] = [];
    for (let from = 0; ; from += page) {
      const { giftBatchReport: answer } = await request(BatchReportQuery, { id: batch.id, from });
      for (const { name, email, value, state, sentAt } of answer.data ?? [])
        rows.push([
          name,
          email,
          amount.format(value.value / 10 ** digits),
          t(`recipients.report.${state}`),
          day(sentAt ?? null),
        ]);
      if ((answer.data?.length ?? 0) < page) break;
    }
    const heading = [
      t("recipients.preview.recipient"),
      t("recipients.uses.email"),
      t("recipients.uses.value"),
      t("recipients.report.state"),
      t("recipients.report.sentAt"),
    ];
    saveFile(`${batch.orderNumber ?? batch.id}.csv`, csvOf([heading, ...rows], separatorOf(shop.locale)), "text/csv");
  };
};

import { formatPrice } from "@giftshop/ui-kit/format-price";
import type { ReactNode } from "react";
import { List } from "../list/list.tsx";
import { byMoney, type ListColumn } from "../list/list-column.ts";
import { lineOf } from "../parts/use-list-keys.ts";
import { Go } from "../shell/go.tsx";
import { useWords } from "../words/words.tsx";

interface OfCompany {
  number: string;
  companyName: string;
  amount: { currency: string; value: number };
}

interface CompanyTableProps<Row extends OfCompany> {
  caption: string;
  empty: string;
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Columns between company and amount. */
  between: readonly ListColumn<Row>[];
  /** What can be done about a row; absent where the person may not. */
  action?: ((row: Row) => ReactNode) | undefined;
}

/** Orders of companies, each with an amount that somebody owes. */
export const CompanyTable = <Row extends OfCompany>({ between, action, ...table }: CompanyTableProps<Row>) => {
  const { t, locale } = useWords();
  const columns: ListColumn<Row>[] = [
    {
      id: "number",
      whole: true,
      label: t("orders.number"),
      rowHeader: true,
      by: ({ number }) => number,
      cell: ({ number }) => (
        <Go href={`/orders/${number}`} {...lineOf}>
          {number}
        </Go>
      ),
    },
    {
      id: "company",
      label: t("companies.company"),
      by: ({ companyName }) => companyName,
      cell: ({ companyName }) => companyName,
    },
    ...between,
    {
      id: "amount",
      label: t("figures.amount"),
      align: "end",
      by: ({ amount }) => byMoney(amount),
      cell: ({ amount }) => formatPrice(amount, locale, "always"),
    },
    ...(action ? [{ id: "do", label: t("people.actions"), cell: action }] : []),
  ];
  return <List columns={columns} {...table} />;
};

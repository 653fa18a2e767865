import type { ResultOf } from "@giftshop/graphql";
import { formatDate, formatMoney } from "@giftshop/messages";
import { BarChart } from "@giftshop/ui-kit/bar-chart";
import { DocumentFiles } from "@giftshop/ui-kit/documents";
import { Table } from "@giftshop/ui-kit/table";
import { Text } from "@giftshop/ui-kit/text";
import { Fragment } from "react";
import { insidePage } from "../account-page/inside-page.tsx";
import { Section } from "../data/section.tsx";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { addUp } from "./add-up.ts";
import { CompanyFrame } from "./company-frame.tsx";
import { SeeInvoices } from "./invoice-operations.ts";

const invoicesOf = ({ companyInvoices }: ResultOf<typeof SeeInvoices>) => companyInvoices;
type Answer = NonNullable<ResultOf<typeof SeeInvoices>["companyInvoices"]["data"]>;

/** What was spent, as bars: by month and by cost centre. */
const SpendCharts = ({ spend }: Pick<Answer, "spend">) => {
  const { t, shop } = useAccount();
  const currencies = [...new Set(spend.map(({ amount }) => amount.currency))];
  const month = (name: string) =>
    formatDate(`${name}-15T12:00:00Z`, shop.locale, "UTC", { month: "long", year: "numeric" });
  return currencies.map((currency) => {
    const own = spend.filter(({ amount }) => amount.currency === currency);
    const bar = ({ key, value }: { key: string; value: number }, label: string) => ({
      id: key,
      label,
      value,
      valueLabel: formatMoney({ value, currency }, shop.locale, "always"),
    });
    return (
      <Fragment key={currency}>
        <Section title={t("account.companyInvoices.byMonth", { currency })}>
          <BarChart
            caption={t("account.companyInvoices.byMonth", { currency })}
            captionHidden
            bars={addUp(own, (one) => one.month).map((sum) => bar(sum, month(sum.key)))}
          />
        </Section>
        <Section title={t("account.companyInvoices.byCostCentre", { currency })}>
          <BarChart
            caption={t("account.companyInvoices.byCostCentre", { currency })}
            captionHidden
            bars={addUp(own, (one) => one.costCentre ?? "", "largest").map((sum) =>
              bar(sum, sum.key || t("account.companyInvoices.noCostCentre")),
            )}
          />
        </Section>
      </Fragment>
    );
  });
};

/** Files of an invoice, and of its credit notes. */
const Files = ({ documents }: Pick<Answer["invoices"][number], "documents">) =>
  documents.length === 0 ? "–" : documents.map(({ id, ...files }) => <DocumentFiles key={id} {...files} />);

/** What the company bought on invoice. */
const InvoiceTable = ({ invoices }: Pick<Answer, "invoices">) => {
  const { t, shop } = useAccount();
  const day = (iso: string, timeZone: string) => formatDate(iso, shop.locale, timeZone, { dateStyle: "medium" });
  const state = ({ paidAt, dueOn }: Answer["invoices"][number]): string => {
    if (paidAt) return t("account.companyInvoices.paid");
    const due = `${dueOn}T12:00:00Z`;
    const overdue = Date.parse(due) + 86_400_000 < Date.now();
    return t(`account.companyInvoices.${overdue ? "overdue" : "due"}`, { date: day(due, "UTC") });
  };
  return (
    <Table
      caption={t("account.companyInvoices.list")}
      captionHidden
      rows={invoices}
      rowKey={({ orderUuid }) => orderUuid}
      columns={[
        {
          id: "order",
          label: t("account.companyInvoices.order"),
          cell: ({ orderNumber }) => <bdi>{orderNumber}</bdi>,
          rowHeader: true,
          whole: true,
        },
        {
          id: "issued",
          label: t("account.companyInvoices.issued"),
          cell: ({ issuedAt }) => day(issuedAt, shop.storefront.timeZone),
          whole: true,
        },
        {
          id: "costCentre",
          label: t("account.companyInvoices.costCentre"),
          cell: ({ costCentre }) => costCentre ?? "–",
        },
        {
          id: "amount",
          label: t("account.companyInvoices.amount"),
          cell: ({ amount }) => formatMoney(amount, shop.locale, "always"),
          align: "end",
        },
        {
          id: "state",
          label: t("account.companyInvoices.state"),
          cell: (row) => <span className={styles.words}>{state(row)}</span>,
        },
        {
          id: "documents",
          label: t("account.orders.documents.title"),
          cell: ({ documents }) => <Files documents={documents} />,
        },
      ]}
    />
  );
};

/** Invoices of the company, and what was spent by month and cost centre. */
export const CompanyInvoices = () => {
  const { t } = useAccount();
  const [loaded, again] = useAccountRequest(SeeInvoices, {}, invoicesOf);
  return (
    <CompanyFrame current="companyInvoices">
      <WhenLoaded loaded={loaded} onAgain={again}>
        {({ invoices, spend }) =>
          invoices.length === 0 ? (
            <Text>{t("account.companyInvoices.empty")}</Text>
          ) : (
            <>
              <SpendCharts spend={spend} />
              <Section title={t("account.companyInvoices.list")}>
                <InvoiceTable invoices={invoices} />
              </Section>
            </>
          )
        }
      </WhenLoaded>
    </CompanyFrame>
  );
};

/** The page of it. */
export const CompanyInvoicesPage = insidePage("companyInvoices", CompanyInvoices);

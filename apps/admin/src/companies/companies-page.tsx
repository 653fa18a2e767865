import { Badge } from "@giftshop/ui-kit/badge";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { Stack } from "@giftshop/ui-kit/layout";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useRef } from "react";
import { graphql } from "../generated/gql.ts";
import type { CompaniesQuery as Result } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import { useDo } from "../graphql/use-do.ts";
import { List } from "../list/list.tsx";
import { byMoney, type ListColumn } from "../list/list-column.ts";
import { WhyButton } from "../order/why-button.tsx";
import { AskedPage } from "../parts/asked-page.tsx";
import * as page from "../parts/page.css.ts";
import { useListKeys } from "../parts/use-list-keys.ts";
import { useWords } from "../words/words.tsx";
import { BankRefunds } from "./bank-refunds.tsx";
import { UnpaidInvoices } from "./unpaid-invoices.tsx";

const CompaniesQuery = graphql(`
  query Companies {
    companies {
      data {
        credits { id legalEntity companyName stopped overdue limit { currency value } used { currency value } }
        owed { number companyName dueOn reminded amount { currency value } }
        refunds { id number companyName owedAt amount { currency value } }
      }
      errors { code parameter }
    }
  }
`);
const ChangeLimit = graphql(`
  mutation ChangeCreditLimit($credit: ID!, $amount: Float!, $why: String!) {
    changeCreditLimit(credit: $credit, amount: $amount, why: $why) { data { waits } errors { code parameter } }
  }
`);
const OpenCredit = graphql(`
  mutation OpenCredit($credit: ID!, $open: Boolean!, $why: String!) {
    openCredit(credit: $credit, open: $open, why: $why) { data { done } errors { code parameter } }
  }
`);
type Answer = NonNullable<Result["companies"]["data"]>;
type Credit = Answer["credits"][number];

const cents = 100;

const CreditActions = ({ credit, onDone }: { credit: Credit; onDone(said: string): void }) => {
  const { t } = useWords();
  const limit = useDo(ChangeLimit);
  const open = useDo(OpenCredit);
  const { id, companyName, stopped } = credit;
  const change = async (why: string, form: FormData) => {
    const amount = Math.round(Number(form.get("amount")) * cents);
    const { data, refused } = await limit.run({ credit: id, amount, why });
    if (data) onDone(data.waits ? t("waits") : t("companies.changed"));
    return refused;
  };
  return (
    <Stack direction="row" gap={2}>
      <WhyButton
        label={t("companies.limit")}
        title={`${t("companies.limit")}: ${companyName}`}
        text={
          <TextField
            label={t("companies.amount", { currency: credit.limit.currency })}
            name="amount"
            type="number"
            min={0}
            step="0.01"
            defaultValue={credit.limit.value / cents}
            required
          />
        }
        onDo={change}
        onDone={() => undefined}
      />
      <WhyButton
        label={stopped ? t("companies.resume") : t("companies.stop")}
        title={`${stopped ? t("companies.resume") : t("companies.stop")}: ${companyName}`}
        text={stopped ? t("companies.resumeText") : t("companies.stopText")}
        danger={!stopped}
        onDo={async (why) => (await open.run({ credit: id, open: stopped, why })).refused}
        onDone={() => onDone(t("companies.changed"))}
      />
    </Stack>
  );
};

/** What companies may owe, and what they do. */
export const CompaniesPage = () => {
  const { t, locale } = useWords();
  const may = useMay("CREDIT_CHANGE");
  const [asked, again] = useAsk(CompaniesQuery, {});
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const creditsThat = (done: (said: string) => void): ListColumn<Credit>[] => [
    {
      id: "company",
      label: t("companies.company"),
      rowHeader: true,
      by: ({ companyName }) => companyName,
      cell: ({ companyName }) => companyName,
    },
    {
      id: "entity",
      label: t("figures.entity"),
      by: ({ legalEntity }) => legalEntity,
      cell: ({ legalEntity }) => legalEntity,
    },
    {
      id: "used",
      label: t("companies.used"),
      align: "end",
      by: ({ used }) => byMoney(used),
      cell: ({ used }) => formatPrice(used, locale, "always"),
    },
    {
      id: "limit",
      label: t("companies.limit"),
      align: "end",
      by: ({ limit }) => byMoney(limit),
      cell: ({ limit }) => formatPrice(limit, locale, "always"),
    },
    {
      id: "state",
      whole: true,
      label: t("orders.state"),
      cell: ({ stopped, overdue }) =>
        stopped ? (
          <Badge tone="danger">{t("companies.stopped")}</Badge>
        ) : overdue ? (
          <Badge tone="warning">{t("companies.overdue")}</Badge>
        ) : (
          <Badge tone="success">{t("companies.open")}</Badge>
        ),
    },
    ...(may
      ? [
          {
            id: "do",
            label: t("people.actions"),
            cell: (credit: Credit) => <CreditActions credit={credit} onDone={done} />,
          },
        ]
      : []),
  ];
  return (
    <AskedPage title={t("place.companies")} asked={asked} again={again}>
      {({ credits, owed, refunds }, done) => (
        <div ref={list} className={page.page}>
          <List
            caption={t("companies.credits")}
            columns={creditsThat(done)}
            rows={credits}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t("companies.none")}>{t("companies.noneText")}</EmptyState>}
          />
          <UnpaidInvoices owed={owed} may={may} onDone={done} />
          <BankRefunds refunds={refunds} may={may} onDone={done} />
        </div>
      )}
    </AskedPage>
  );
};

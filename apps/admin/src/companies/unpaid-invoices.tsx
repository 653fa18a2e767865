import { graphql } from "../generated/gql.ts";
import type { CompaniesQuery } from "../generated/graphql.ts";
import { useDo } from "../graphql/use-do.ts";
import { WhyButton } from "../order/why-button.tsx";
import { dayText } from "../words/moment.tsx";
import { useWords } from "../words/words.tsx";
import { CompanyTable } from "./company-table.tsx";

const InvoicePaid = graphql(`
  mutation InvoicePaid($number: String!, $why: String!) {
    invoicePaid(number: $number, why: $why) { data { done } errors { code parameter } }
  }
`);

type Owed = NonNullable<CompaniesQuery["companies"]["data"]>["owed"][number];

interface UnpaidInvoicesProps {
  owed: readonly Owed[];
  may: boolean;
  onDone(said: string): void;
}

/** Orders on invoice that companies have not paid. */
export const UnpaidInvoices = ({ owed, may, onDone }: UnpaidInvoicesProps) => {
  const { t, locale } = useWords();
  const paid = useDo(InvoicePaid);
  const action = ({ number }: Owed) => (
    <WhyButton
      label={t("companies.paid")}
      title={`${t("companies.paid")}: ${number}`}
      text={t("companies.paidText")}
      onDo={async (why) => (await paid.run({ number, why })).refused}
      onDone={() => onDone(t("companies.changed"))}
    />
  );
  return (
    <CompanyTable
      caption={t("companies.owed")}
      rows={owed}
      rowKey={({ number }) => number}
      empty={t("companies.owedNone")}
      between={[
        { id: "due", label: t("companies.due"), cell: ({ dueOn }: Owed) => dayText(dueOn, locale) },
        { id: "reminded", label: t("companies.reminded"), align: "end", cell: ({ reminded }: Owed) => reminded },
      ]}
      action={may ? action : undefined}
    />
  );
};

import { TextField } from "@giftshop/ui-kit/text-field";
import { graphql } from "../generated/gql.ts";
import type { CompaniesQuery } from "../generated/graphql.ts";
import { useDo } from "../graphql/use-do.ts";
import { WhyButton } from "../order/why-button.tsx";
import { Moment } from "../words/moment.tsx";
import { useWords } from "../words/words.tsx";
import { CompanyTable } from "./company-table.tsx";

const BankRefundSent = graphql(`
  mutation BankRefundSent($id: ID!, $reference: String!, $why: String!) {
    bankRefundSent(id: $id, reference: $reference, why: $why) { data { done } errors { code parameter } }
  }
`);

type Refund = NonNullable<CompaniesQuery["companies"]["data"]>["refunds"][number];

interface BankRefundsProps {
  refunds: readonly Refund[];
  may: boolean;
  onDone(said: string): void;
}

/** What companies paid by bank and get back by bank, until somebody has sent it. */
export const BankRefunds = ({ refunds, may, onDone }: BankRefundsProps) => {
  const { t } = useWords();
  const sent = useDo(BankRefundSent);
  const action = ({ id, number }: Refund) => (
    <WhyButton
      label={t("companies.sent")}
      title={`${t("companies.sent")}: ${number}`}
      text={<TextField label={t("companies.reference")} name="reference" maxLength={140} required />}
      onDo={async (why, form) => (await sent.run({ id, reference: `${form.get("reference") ?? ""}`, why })).refused}
      onDone={() => onDone(t("companies.changed"))}
    />
  );
  return (
    <CompanyTable
      caption={t("companies.refunds")}
      rows={refunds}
      rowKey={({ id }) => id}
      empty={t("companies.refundsNone")}
      between={[{ id: "since", label: t("companies.owedSince"), cell: ({ owedAt }: Refund) => <Moment at={owedAt} /> }]}
      action={may ? action : undefined}
    />
  );
};

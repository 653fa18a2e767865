import { formatPrice } from "@giftshop/ui-kit/format-price";
import { Table, type TableColumn } from "@giftshop/ui-kit/table";
import { TextField } from "@giftshop/ui-kit/text-field";
import { graphql } from "../generated/gql.ts";
import type { CompaniesQuery } from "../generated/graphql.ts";
import { useDo } from "../graphql/use-do.ts";
import { WhyButton } from "../order/why-button.tsx";
import { Go } from "../shell/go.tsx";
import { Moment } from "../words/moment.tsx";
import { useWords } from "../words/words.tsx";

const BankRefundSent = graphql(`
  mutation BankRefundSent($id: ID!, $reference: String!, $why: String!) {
    bankRefundSent(id: $id, reference: $reference, why: $why) { data { done } errors { code parameter } }
  }
`);

type Refund = NonNullable<CompaniesQuery["companies"]["data"]>["refunds"][number];

/** What companies paid by bank and get back by bank, until somebody has sent it. */
export const BankRefunds = ({
  refunds,
  may,
  onDone,
}: {
  refunds: readonly Refund[];
  may: boolean;
  onDone(said: string): void;
}) => {
  const { t, locale } = useWords();
  const sent = useDo(BankRefundSent);
  const columns: TableColumn<Refund>[] = [
    {
      id: "number",
      label: t("orders.number"),
      rowHeader: true,
      cell: ({ number }) => <Go href={`/orders/${number}`}>{number}</Go>,
    },
    { id: "company", label: t("companies.company"), cell: ({ companyName }) => companyName },
    { id: "since", label: t("companies.owedSince"), cell: ({ owedAt }) => <Moment at={owedAt} /> },
    {
      id: "amount",
      label: t("figures.amount"),
      align: "end",
      cell: ({ amount }) => formatPrice(amount, locale, "always"),
    },
    ...(may
      ? [
          {
            id: "do",
            label: t("people.actions"),
            cell: ({ id, number }: Refund) => (
              <WhyButton
                label={t("companies.sent")}
                title={`${t("companies.sent")}: ${number}`}
                text={<TextField label={t("companies.reference")} name="reference" maxLength={140} required />}
                onDo={async (why, form) =>
                  (await sent.run({ id, reference: `${form.get("reference") ?? ""}`, why })).refused
                }
                onDone={() => onDone(t("companies.changed"))}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={t("companies.refunds")}
      columns={columns}
      rows={refunds}
      rowKey={({ id }) => id}
      empty={t("companies.refundsNone")}
    />
  );
};

import { formatMoney } from "@giftshop/messages";
import { Badge } from "@giftshop/ui-kit/badge";
import { Table, type TableColumn } from "@giftshop/ui-kit/table";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { ActivationView } from "./activation-view.ts";
import type { ActivationTranslate } from "./activation-words.ts";

export interface CardAnswersProps {
  t: ActivationTranslate;
  cards: ActivationView["cards"];
}

type Row = ActivationView["cards"][number] & { position: number };

const tones = {
  READY: "success",
  ACTIVATED: "success",
  REVIEW: "neutral",
  ACTIVE: "neutral",
  TAKEN: "warning",
  UNKNOWN: "warning",
  BLOCKED: "warning",
} as const;

/** Each card that was named, with what becomes of it. */
export const CardAnswers = ({ t, cards }: CardAnswersProps) => {
  const { shop } = useCheckout();
  const columns: TableColumn<Row>[] = [
    {
      id: "card",
      label: t("answer.card"),
      rowHeader: true,
      cell: ({ lastDigits }) => <bdi dir="ltr">•••• {lastDigits}</bdi>,
    },
    { id: "amount", label: t("answer.amount"), align: "end", cell: ({ amount }) => formatMoney(amount, shop.locale) },
    {
      id: "state",
      label: t("answer.state"),
      cell: ({ answer }) => <Badge tone={tones[answer]}>{t(`answers.${answer}`)}</Badge>,
    },
  ];
  return (
    <Table
      caption={t("answer.title")}
      captionHidden
      columns={columns}
      rows={cards.map((card, position) => ({ ...card, position }))}
      rowKey={({ position }) => `${position}`}
    />
  );
};

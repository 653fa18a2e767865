import { formatDate } from "@giftshop/messages";
import { Banner } from "@giftshop/ui-kit/banner";
import { Table } from "@giftshop/ui-kit/table";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useBusiness } from "../quote-page/business-context.tsx";
import * as styles from "./recipients.css.ts";
import { sayFault } from "./recipients-words.ts";
import type { ShownBatch } from "./shown-batch.ts";

export interface PreviewProps {
  batch: ShownBatch;
  /** Bounds of the gift's value, minor units. */
  bounds: { minimum: number; maximum: number };
}

/** Whom a row is about, as far as it says. */
const Recipient = ({
  firstName,
  lastName,
  email,
}: Pick<ShownBatch["first"][number], "firstName" | "lastName" | "email">) => (
  <>
    <bdi>{[firstName, lastName].filter(Boolean).join(" ")}</bdi> <bdi>{email}</bdi>
  </>
);

/** What can be ordered, what cannot and why, and the first rows as they were understood. */
export const Preview = ({ batch, bounds }: PreviewProps) => {
  const { shop, t, money } = useBusiness();
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, shop.locale, "UTC", { dateStyle: "medium" });
  const said = { minimum: money(bounds.minimum), maximum: money(bounds.maximum) };
  return (
    <section className={styles.panel}>
      <Heading level={2} size="title">
        {t("recipients.preview.title")}
      </Heading>
      <Text weight="bold">{t("recipients.preview.good", { count: batch.good, total: money(batch.total.value) })}</Text>
      {batch.senderName && <Text>{t("recipients.preview.sender", { sender: batch.senderName })}</Text>}
      {batch.shipping.value > 0 && (
        <Text tone="muted">{t("recipients.preview.shipping", { amount: money(batch.shipping.value) })}</Text>
      )}
      {batch.bad > 0 && (
        <>
          <Banner tone="warning" title={t("recipients.preview.bad", { count: batch.bad })}>
            {t("recipients.preview.badHint")}
          </Banner>
          <Table
            caption={t("recipients.preview.bad", { count: batch.bad })}
            captionHidden
            rows={batch.faulty}
            rowKey={({ position }) => `${position}`}
            columns={[
              {
                id: "recipient",
                label: t("recipients.preview.recipient"),
                cell: (row) => <Recipient {...row} />,
                rowHeader: true,
              },
              { id: "row", label: t("recipients.preview.row"), cell: ({ position }) => position + 1, whole: true },
              {
                id: "fault",
                label: t("recipients.preview.fault"),
                cell: ({ faults }) => faults.map((fault) => sayFault(t, fault, said)).join(" "),
              },
            ]}
          />
        </>
      )}
      <Table
        caption={t("recipients.preview.sample")}
        rows={batch.first}
        rowKey={({ position }) => `${position}`}
        columns={[
          {
            id: "recipient",
            label: t("recipients.preview.recipient"),
            cell: (row) => <Recipient {...row} />,
            rowHeader: true,
          },
          { id: "value", label: t("recipients.uses.value"), cell: ({ value }) => money(value), align: "end" },
          batch.delivery === "POST"
            ? { id: "place", label: t("recipients.preview.place"), cell: ({ place }) => <bdi>{place ?? "–"}</bdi> }
            : { id: "date", label: t("recipients.uses.date"), cell: ({ date }) => (date ? day(date) : "–") },
          { id: "message", label: t("recipients.uses.message"), cell: ({ message }) => <bdi>{message ?? "–"}</bdi> },
        ]}
      />
    </section>
  );
};

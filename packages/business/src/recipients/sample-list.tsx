import { formatDate } from "@giftshop/messages";
import { Table } from "@giftshop/ui-kit/table";
import { useBusiness } from "../quote-page/business-context.tsx";
import type { Gift } from "../quote-page/gifts.ts";
import * as styles from "./recipients.css.ts";

/** Names of several countries at addresses that nobody can have; `times` the least value of a gift. */
const people = [
  { email: "lea@example.com", firstName: "Léa", lastName: "Martin", times: 2, days: 0 },
  { email: "tom@example.com", firstName: "Tom", lastName: "Okafor", times: 5, days: 0 },
  { email: "sara@example.com", firstName: "Sara", lastName: "Lindqvist", times: 2, days: 14 },
];

const day = 86_400_000;

export interface SampleListProps {
  gifts: readonly Gift[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What a list looks like and the steps from it to an order, for who has none yet. */
export const SampleList = ({ gifts, now }: SampleListProps) => {
  const { shop, t, money } = useBusiness();
  const [bounds] = gifts.flatMap(({ variations }) => variations);
  const worth = (times: number) => (bounds ? money(Math.min(bounds.minimum * times, bounds.maximum)) : "–");
  const dateAfter = (days: number) =>
    formatDate(new Date(now + days * day).toISOString(), shop.locale, "UTC", { dateStyle: "medium" });
  const steps = [
    { title: t("recipients.table.paste"), text: t("recipients.table.pasteHint") },
    { title: t("recipients.columns.title") },
    { title: t("recipients.preview.title") },
  ];
  return (
    <section className={styles.panel}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <b>{title}</b>
            {text && <span className={styles.hint}>{text}</span>}
          </li>
        ))}
      </ol>
      <Table
        caption={t("recipients.preview.sample")}
        captionHidden
        rows={people}
        rowKey={({ email }) => email}
        columns={[
          {
            id: "email",
            label: t("recipients.uses.email"),
            cell: ({ email }) => <bdi>{email}</bdi>,
            rowHeader: true,
          },
          {
            id: "firstName",
            label: t("recipients.uses.firstName"),
            cell: ({ firstName }) => <bdi>{firstName}</bdi>,
          },
          { id: "lastName", label: t("recipients.uses.lastName"), cell: ({ lastName }) => <bdi>{lastName}</bdi> },
          { id: "value", label: t("recipients.uses.value"), cell: ({ times }) => worth(times), align: "end" },
          {
            id: "date",
            label: t("recipients.uses.date"),
            cell: ({ days }) => (days > 0 ? dateAfter(days) : "–"),
            whole: true,
          },
        ]}
      />
    </section>
  );
};

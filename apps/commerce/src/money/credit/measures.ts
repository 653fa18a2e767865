import { prepared } from "../../platform/database/index.ts";
import type { Measure } from "../../platform/module.ts";

const overdue = prepared<{ currency: string; amount: number }, [Date]>(
  "receivables-measured",
  `select currency, sum(amount)::bigint as amount from business_receivable
   where paid_at is null and due_on < ($1::timestamptz at time zone 'UTC')::date group by currency`,
);

/** What companies owe and should have paid. */
export const overdueMeasure: Measure = {
  name: "shop_invoices_overdue_minor_units",
  help: "Owed by companies after the day it was due, minor units.",
  labels: ["currency"],
  read: async (db, now) =>
    (await overdue.all(db, now)).map(({ currency, amount }) => ({ labels: { currency }, value: amount })),
};

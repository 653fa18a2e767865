import type { Storefront } from "@giftshop/storefront-config";
import { planDelivery } from "@giftshop/storefront-config/delivery";
import {
  type AmountBounds,
  type ErrorName,
  judgeAmount,
  judgeEmail,
  judgeMessage,
  judgeName,
  normaliseText,
} from "@giftshop/validation";
import { emailKey } from "../account/index.ts";

import { fillMessage } from "./fill-message.ts";
import { readDay } from "./read-day.ts";
import { readValue } from "./read-value.ts";
import type { Batch, BatchRow, RowFault, TypedRow } from "./types.ts";

/** The hour at which a gift for a day is sent, where a row says no hour. */
const morning = 9;

/** What the rows of one batch are judged by. */
export interface RowRules {
  batch: Pick<Batch, "message" | "fields">;
  storefront: Storefront;
  bounds: AmountBounds;
  now: Date;
}

const judgePlan = (text: string, { storefront, now }: RowRules) => {
  if (text.trim() === "") return { plan: null, fault: undefined };
  const date = readDay(text, storefront.country);
  if (date === undefined) return { plan: null, fault: "notAnOption" as const };
  const plan = { date, hour: morning, timeZone: storefront.timeZone };
  const judged = planDelivery({ storefront, kind: "DIGITAL", now }, plan);
  return "fault" in judged ? { plan: null, fault: judged.fault } : { plan, fault: undefined };
};

const valuesOf = ({ fields }: RowRules["batch"], row: TypedRow): Map<string, string> =>
  new Map([
    ...fields.map((name, index) => [name.toLowerCase(), row.fields?.[index] ?? ""] as const),
    ["firstname", row.firstName],
    ["lastname", row.lastName ?? ""],
    ["name", [row.firstName, row.lastName].filter(Boolean).join(" ")],
    ["email", row.email],
    ["value", row.value],
  ]);

/** One row of a table as it can be ordered, with everything that is wrong with it by column. */
export const judgeRow = (typed: TypedRow, position: number, rules: RowRules): BatchRow => {
  const { batch, bounds } = rules;
  const row = {
    ...typed,
    email: typed.email.trim(),
    firstName: normaliseText(typed.firstName),
    lastName: normaliseText(typed.lastName ?? ""),
  };
  const faults: RowFault[] = [];
  const note = (column: RowFault[0], fault: ErrorName | undefined) => fault && faults.push([column, fault]);
  note("email", row.email === "" ? "required" : judgeEmail(row.email));
  note("firstName", row.firstName === "" ? "required" : judgeName(row.firstName));
  note("lastName", row.lastName === "" ? undefined : judgeName(row.lastName));
  const value = readValue(row.value);
  const amount = value === undefined ? "required" : judgeAmount(value, bounds) && "valueOutOfBounds";
  note("value", amount || undefined);
  const { plan, fault } = judgePlan(row.date ?? "", rules);
  note("date", fault);
  const filled = batch.message === null ? null : fillMessage(batch.message, valuesOf(batch, row));
  const message = filled === "" ? null : filled;
  note("message", message === undefined ? "notAnOption" : message === null ? undefined : judgeMessage(message));
  return {
    position,
    email: row.email.slice(0, 320),
    emailKey: emailKey(row.email).slice(0, 320),
    firstName: row.firstName.slice(0, 200),
    lastName: row.lastName.slice(0, 200),
    value: value ?? 0,
    message: message ?? null,
    plan,
    faults: faults.length > 0 ? faults : null,
  };
};

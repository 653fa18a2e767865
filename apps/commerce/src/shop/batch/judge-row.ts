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
import { judgeAddress } from "./judge-address.ts";
import { readDay } from "./read-day.ts";
import { readValue } from "./read-value.ts";
import type { Batch, BatchRow, RowFault, TypedRow } from "./types.ts";

/** The hour at which a gift for a day is sent, where a row says no hour. */
const morning = 9;

/** What the rows of one batch are judged by. */
export interface RowRules {
  batch: Pick<Batch, "message" | "fields" | "delivery">;
  storefront: Storefront;
  bounds: AmountBounds;
  now: Date;
}

/** Links are there at once: what is handed over is for no day. */
const judgePlan = (text: string, { storefront, now, batch: { delivery } }: RowRules) => {
  if (text.trim() === "") return { plan: null, fault: undefined };
  const date = readDay(text, storefront.country);
  if (date === undefined || delivery === "HAND") return { plan: null, fault: "notAnOption" as const };
  const kind = delivery === "POST" ? ("PHYSICAL" as const) : ("DIGITAL" as const);
  const plan = kind === "PHYSICAL" ? { date } : { date, hour: morning, timeZone: storefront.timeZone };
  const judged = planDelivery({ storefront, kind, now }, plan);
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

/** Names and mailbox: an email needs one, a parcel a whole name. */
const judgeWhom = (
  { email, firstName, lastName }: Pick<BatchRow, "email" | "firstName" | "lastName">,
  { delivery }: Pick<Batch, "delivery">,
): RowFault[] => {
  const missing = (isNeeded: boolean) => (isNeeded ? ("required" as const) : undefined);
  const judged = [
    ["email", email === "" ? missing(delivery === "EMAIL") : judgeEmail(email)],
    ["firstName", firstName === "" ? missing(true) : judgeName(firstName)],
    ["lastName", lastName === "" ? missing(delivery === "POST") : judgeName(lastName)],
  ] as const;
  return judged.flatMap(([column, fault]): RowFault[] => (fault ? [[column, fault]] : []));
};

/** One row of a table as it can be ordered, with everything that is wrong with it by column. */
export const judgeRow = async (typed: TypedRow, position: number, rules: RowRules): Promise<BatchRow> => {
  const { batch, bounds, storefront } = rules;
  const row = {
    ...typed,
    // Who is handed a link, or a parcel, needs no mailbox; a link that is printed is told to nobody.
    email: batch.delivery === "HAND" ? "" : typed.email.trim(),
    firstName: normaliseText(typed.firstName),
    lastName: normaliseText(typed.lastName ?? ""),
  };
  const faults: RowFault[] = [];
  const note = (column: RowFault[0], fault: ErrorName | undefined) => fault && faults.push([column, fault]);
  faults.push(...judgeWhom(row, batch));
  const value = readValue(row.value);
  const amount = value === undefined ? "required" : judgeAmount(value, bounds) && "valueOutOfBounds";
  note("value", amount || undefined);
  const { plan, fault } = judgePlan(row.date ?? "", rules);
  note("date", fault);
  const filled = batch.message === null ? null : fillMessage(batch.message, valuesOf(batch, row));
  const message = filled === "" ? null : filled;
  note("message", message === undefined ? "notAnOption" : message === null ? undefined : judgeMessage(message));
  const posted = batch.delivery === "POST" ? await judgeAddress(row, storefront) : undefined;
  faults.push(...(posted?.faults ?? []));
  return {
    position,
    email: row.email.slice(0, 320),
    // What is no mailbox is not the same one twice.
    emailKey: faults.some(([column]) => column === "email") ? "" : emailKey(row.email).slice(0, 320),
    firstName: row.firstName.slice(0, 200),
    lastName: row.lastName.slice(0, 200),
    value: value ?? 0,
    message: message ?? null,
    plan,
    address: posted?.address ?? null,
    faults: faults.length > 0 ? faults : null,
  };
};

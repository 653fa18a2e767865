import { type RunCommand, type Said, saidOf } from "../../../platform/command.ts";
import type { Services } from "../../../platform/services.ts";
import { listParcels, type Parcel } from "./list-parcels.ts";
import type { Refusal } from "./lock-parcel.ts";
import { parcelName } from "./parcel-name.ts";
import { printParcel } from "./print-parcel.ts";
import { sendParcel } from "./send-parcel.ts";
import { writeParcel } from "./write-parcel.ts";

const refusals: Readonly<Record<Refusal | "CODE", string>> = {
  CODE: "what stands behind = is no tracking code.",
  UNKNOWN: "there is no such order.",
  UNPAID: "it is not paid.",
  CLOSED: "it was cancelled.",
  NOT_POSTED: "nothing of it is posted.",
  SENT: "its parcel was sent already.",
  LATER: "its day has not come.",
  HELD: "its payment waits for a person: `pnpm settle`.",
};

const refused = (number: string, refusal: Refusal | "CODE"): Said => ({
  text: `${number}: ${refusals[refusal]}`,
  done: false,
});

const parcelText = ({ dueOn, number, address, several, storefront, cards, held }: Parcel): string =>
  [
    dueOn,
    parcelName(number, address, several),
    storefront,
    cards === 1 ? "1 card" : `${cards} cards`,
    held ? "held" : "",
  ]
    .join("  ")
    .trimEnd();

const list = async ({ pool, clock }: Services): Promise<Said[]> => {
  const parcels = await listParcels(pool, clock.now());
  if (parcels.length === 0) return [{ text: "No parcel waits.", done: true }];
  return parcels.map((parcel) => ({ text: parcelText(parcel), done: true }));
};

const print = async (services: Services, name: string): Promise<Said[]> => {
  const parcels = await printParcel(services, name);
  if (typeof parcels === "string") return [refused(name, parcels)];
  return parcels.map((parcel) => ({ text: writeParcel(parcel), done: true }));
};

const send = async (services: Services, number: string): Promise<Said> => {
  const refusal = await sendParcel(services, number);
  return refusal === undefined ? { text: `${number}: sent.`, done: true } : refused(number, refusal);
};

const usage: Said = {
  text: "pnpm dispatch lists what waits; pnpm dispatch print <order number>[/<parcel>]; pnpm dispatch sent <order number>[/<parcel>][=<tracking code>] …",
  done: false,
};

/**
 * Parcels, as the command line asks for them: without arguments
 * a list, `print` of one order, `sent` of one or several.
 */
export const runDispatch = async (services: Services, [verb, ...numbers]: readonly string[]): Promise<Said[]> => {
  const [first, ...others] = numbers;
  if (verb === undefined) return list(services);
  if (verb === "print" && first !== undefined && others.length === 0) return print(services, first);
  if (verb !== "sent" || first === undefined) return [usage];
  const said: Said[] = [];
  for (const number of numbers) said.push(await send(services, number));
  return said;
};

/** `commerce dispatch …` */
export const dispatchCommand: RunCommand = async (services, words) => saidOf(await runDispatch(services, words));

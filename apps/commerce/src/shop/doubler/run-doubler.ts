import type { RunCommand, Said } from "../../platform/command.ts";
import type { Services } from "../../platform/services.ts";
import { beaconOf } from "./beacon/beacon-of.ts";
import { type DrawStatus, drawStatuses } from "./staff.ts";
import { runDraws } from "./steps/run-draws.ts";

const usage: Said = {
  text: "npm run commerce -- doubler lists draws, how many take part and what became of the prize; npm run commerce -- doubler run does now what is due by the clock",
  done: false,
};

const minute = (at: Date): string => at.toISOString().slice(0, 16);

const lineOf = ({ id, state, entries, closesAt, drawsAt, prize, place, endsAt }: DrawStatus): string =>
  [
    id,
    state,
    `${entries} entries`,
    `closes ${minute(closesAt)}`,
    `draws ${minute(drawsAt)}`,
    ...(prize === null ? [] : [`place ${place} ${prize}`]),
    ...(prize === "OFFERED" && endsAt ? [`until ${minute(endsAt)}`] : []),
  ].join("  ");

const list = async ({ pool }: Services): Promise<Said> => {
  const statuses = await drawStatuses(pool);
  return { text: statuses.map(lineOf).join("\n") || "There is no draw yet.", done: true };
};

const run = async (services: Services): Promise<Said> => {
  const beacon = beaconOf(services);
  if (beacon === undefined)
    return { text: "BEACON_URL is missing: nothing can be drawn without a beacon.", done: false };
  const done = await runDraws(services, beacon);
  const text = Object.entries(done).map(([what, count]) => `${what} ${count}`);
  return { text: text.join("  "), done: true };
};

/** `commerce doubler …` */
export const doublerCommand: RunCommand = async (services, [verb]) => {
  if (verb === undefined) return list(services);
  return verb === "run" ? run(services) : usage;
};

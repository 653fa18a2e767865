import { join } from "node:path";
import { isTaken } from "../ports.ts";
import { dataWithinReach } from "../postgres/place.ts";
import { findPostmaster } from "../postgres/postmaster.ts";
import { Problem } from "../problem.ts";
import { emptyData } from "./empty-data.ts";
import type { RunningProcesses } from "./leftovers.ts";
import { type PortName, type Ports, settingOf } from "./ports.ts";
import type { Report } from "./report.ts";

export interface Way {
  readonly dataDirectory: string;
  readonly ports: Ports;
  /** Ports that have to be free. */
  readonly needed: readonly PortName[];
  readonly running: RunningProcesses;
  readonly fresh: boolean;
  readonly report: Report;
}

/**
 * Ends what a killed start left behind, makes sure that the ports are free and only then empties
 * the data when asked. A database of ours that still runs is no obstacle: it is taken over.
 * @throws Problem when a port belongs to another program.
 */
export const clearTheWay = async ({ dataDirectory, ports, needed, running, fresh, report }: Way): Promise<void> => {
  const ended = await running.takeOver();
  if (ended > 0) report.notice("start", "info", `ended ${ended} processes that an earlier start had left behind`);
  const own = await findPostmaster(await dataWithinReach(join(dataDirectory, "postgres")));
  for (const name of needed) {
    if (name === "postgres" && own !== undefined) continue;
    if (!(await isTaken(ports[name]))) continue;
    throw new Problem(
      `Port ${ports[name]}, meant for ${name}, is taken by another program: stop that one, or set ${settingOf(name)} to a free port.`,
    );
  }
  if (fresh) await report.step("Empty data", () => emptyData(dataDirectory));
};

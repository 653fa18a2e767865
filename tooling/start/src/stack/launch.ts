import { join } from "node:path";
import { root } from "../repository.ts";
import type { RunningProcesses } from "./leftovers.ts";
import { partVariables } from "./part-variables.ts";
import type { Part } from "./parts.ts";
import type { Ports } from "./ports.ts";
import { openLogFile } from "./processes/log-file.ts";
import { ManagedProcess, type ProcessEvent } from "./processes/managed-process.ts";
import type { Report } from "./report.ts";

export interface Surroundings {
  readonly dataDirectory: string;
  readonly ports: Ports;
  readonly variables: NodeJS.ProcessEnv;
  readonly running: RunningProcesses;
  readonly report: Report;
}

/** Prepares the process of a part, with its log; it is not started yet. */
export const createProcess = async (part: Part, surroundings: Surroundings): Promise<ManagedProcess> => {
  const { dataDirectory, ports, variables, running, report } = surroundings;
  const { name, script, words = [] } = part;
  const log = await openLogFile(join(dataDirectory, `logs/${name}.log`), ({ level, message }) =>
    report.notice(name, level, message),
  );
  const [first = "commerce"] = part.ports;

  const tell = (event: ProcessEvent): void => {
    if (event.kind === "started") void running.add(event.pid, script);
    else if (event.kind === "ended") void running.remove(event.pid);
    else if (event.kind === "ready-again") report.notice(name, "info", "is ready again");
    else report.notice(name, "error", `died (${event.how}); starting it again in ${event.pause / 1000} s`);
  };

  return new ManagedProcess({
    name,
    script,
    words,
    cwd: root,
    variables: partVariables(part, { ports, dataDirectory, shared: variables }),
    readyUrl: `http://localhost:${ports[first]}/readyz`,
    log,
    tell,
  });
};

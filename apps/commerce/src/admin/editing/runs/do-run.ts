import type { JobWithMetadata } from "pg-boss";
import { inTransaction } from "../../../platform/database/index.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import type { QueueDefinition } from "../../../platform/jobs/queues.ts";
import type { Services } from "../../../platform/services.ts";
import { lockCatalogue } from "../../../shop/catalogue/import/lock-catalogue.ts";
import { readStaff } from "../../staff/accounts.ts";
import { writeAudit } from "../../staff/audit.ts";
import { type Finding, Misuse, Refused } from "../checking/finding.ts";
import { type Input, importInputs, readInputs } from "../import-files.ts";
import { bag } from "../reading/file-source.ts";
import { endRun, filesOfRun, type Run, readRun, stepRun } from "./runs-table.ts";

interface Payload {
  id: string;
}

/** Once: what failed for another reason than its files, a person begins again. */
export const runQueue: QueueDefinition = { name: "editing.import", retryLimit: 0, expireInSeconds: 900 };

/** Most findings that are told: whoever has more begins with these. */
const mostFindings = 500;

/** Ends a transaction that was only a rehearsal. */
class Rehearsed extends Error {}

const placesOf = (input: Input): string[] => {
  if (input.kind === "CATALOGUE") return [input.catalogue.storefront];
  if (input.kind === "CONTENT") return input.pages.map(({ storefront }) => storefront);
  if (input.kind === "PRODUCTS") return input.rows.map(({ storefront }) => storefront);
  return input.parts.map(({ storefront }) => storefront);
};

/** Files say something of the person's own storefronts alone. @throws Refused */
const requireOwn = (inputs: readonly Input[], { places }: Run): void => {
  if (places === null) return;
  const findings = inputs.flatMap((input): Finding[] => {
    const [foreign] = placesOf(input).filter((code) => !places.includes(code));
    return foreign === undefined ? [] : [{ file: input.file, message: `is about ${foreign}, which is not yours` }];
  });
  if (findings.length > 0) throw new Refused(findings);
};

const write = async (services: Services, run: Run, inputs: readonly Input[]): Promise<number> => {
  let written = 0;
  const staff = await readStaff(services.pool, run.staff);
  const actor = { id: run.staff, name: staff?.email ?? "", requestId: "" };
  await inTransaction(services.pool, async (client) => {
    await lockCatalogue(client);
    written = await importInputs(services, client, inputs);
    if (run.rehearse) throw new Rehearsed();
    const storefronts = [...new Set(inputs.flatMap(placesOf))];
    const entry = { operation: "files.import", subject: run.id, after: { files: run.names, written, storefronts } };
    await writeAudit(client, actor, { ...entry, why: run.why }, services.clock.now());
  }).catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
  return written;
};

const perform = async (services: Services, run: Run): Promise<void> => {
  const { pool, clock } = services;
  const files = await filesOfRun(pool, run.id);
  const source = bag(new Map(files.map(({ name, text }) => [name, text])));
  // Pictures are read by the tables that name them.
  const tables = run.names.filter((name) => !name.toLowerCase().endsWith(".svg"));
  try {
    const onRead = (read: number) => stepRun(pool, run.id, "READING", read);
    const inputs = await readInputs(services, tables, { source, onRead });
    requireOwn(inputs, run);
    await stepRun(pool, run.id, "WRITING", tables.length);
    await endRun(pool, run.id, { state: "DONE", written: await write(services, run, inputs), now: clock.now() });
  } catch (error) {
    if (error instanceof Refused) {
      const findings = error.findings.slice(0, mostFindings);
      return endRun(pool, run.id, { state: "REFUSED", findings, now: clock.now() });
    }
    if (error instanceof Misuse) {
      const findings = [{ file: "", message: error.message }];
      return endRun(pool, run.id, { state: "REFUSED", findings, now: clock.now() });
    }
    await endRun(pool, run.id, { state: "FAILED", now: clock.now() });
    throw error;
  }
};

/**
 * Reads, judges and writes what somebody brought in. One that
 * was begun before is left: nobody knows how far it came.
 */
export const doRun = async (services: Services, id: string): Promise<void> => {
  const run = await readRun(services.pool, id);
  if (run?.state === "WAITING") await perform(services, run);
};

export const runJob: Job<Payload> = {
  queue: runQueue.name,
  work: async (services, jobs: JobWithMetadata<Payload>[]) => {
    for (const { data } of jobs) await doRun(services, data.id);
  },
};

import { type Pool, prepared, type Queryable } from "../../../platform/database/index.ts";
import type { Finding } from "../checking/finding.ts";

/** A file that came in. */
export interface NamedFile {
  name: string;
  text: string;
}

/** Files that somebody brought in, and how that goes. */
export interface Run {
  id: string;
  staff: string;
  places: readonly string[] | null;
  names: readonly string[];
  rehearse: boolean;
  why: string;
  createdAt: Date;
  state: "WAITING" | "READING" | "WRITING" | "DONE" | "REFUSED" | "FAILED";
  read: number;
  written: number | null;
  findings: readonly Finding[];
}

const columns = `id, staff, places, names, rehearse, why, created_at as "createdAt", state, read, written, findings`;
const insert = prepared<
  Record<never, never>,
  [string, string, readonly string[] | null, string, readonly string[], boolean, string, Date]
>(
  "import-run-insert",
  `insert into import_run (id, staff, places, files, names, rehearse, why, created_at) values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8)`,
);
const one = prepared<Run, [string]>("import-run", `select ${columns} from import_run where id = $1`);
const files = prepared<{ files: NamedFile[] }, [string]>(
  "import-run-files",
  "select files from import_run where id = $1",
);
const own = prepared<Run, [string]>(
  "import-runs-own",
  `select ${columns} from import_run where staff = $1 order by created_at desc limit 10`,
);
const step = prepared<Record<never, never>, [string, Run["state"], number]>(
  "import-run-step",
  "update import_run set state = $2, read = $3 where id = $1",
);
const end = prepared<Record<never, never>, [string, Run["state"], number | null, string, Date]>(
  "import-run-end",
  "update import_run set state = $2, written = $3, findings = $4::jsonb, ended_at = $5, files = '[]' where id = $1",
);
const forget = prepared<Record<never, never>, [Date, number]>(
  "import-run-forget",
  "delete from import_run where id in (select id from import_run where created_at < $1 order by created_at limit $2)",
);

type NewRun = Pick<Run, "id" | "staff" | "places" | "rehearse" | "why" | "createdAt"> & { files: readonly NamedFile[] };

export const insertRun = async (client: Queryable, run: NewRun): Promise<void> => {
  const { id, staff, places, files, rehearse, why, createdAt } = run;
  const names = files.map(({ name }) => name);
  await insert.run(client, id, staff, places, JSON.stringify(files), names, rehearse, why, createdAt);
};

export const readRun = (db: Queryable, id: string): Promise<Run | undefined> => one.first(db, id);

export const filesOfRun = async (db: Queryable, id: string): Promise<readonly NamedFile[]> =>
  (await files.first(db, id))?.files ?? [];

/** What a person brought in last. */
export const runsOf = (db: Queryable, staff: string): Promise<Run[]> => own.all(db, staff);

/** Notes how far it is. */
export const stepRun = async (db: Queryable, id: string, state: "READING" | "WRITING", read: number): Promise<void> =>
  void (await step.run(db, id, state, read));

interface End {
  state: "DONE" | "REFUSED" | "FAILED";
  written?: number;
  findings?: readonly Finding[];
  now: Date;
}

/** Notes how it ended, and lets go of the files. */
export const endRun = async (db: Queryable, id: string, { state, written, findings = [], now }: End): Promise<void> =>
  void (await end.run(db, id, state, written ?? null, JSON.stringify(findings), now));

const lasts = 30 * 86_400_000;

/** Forgets runs of more than 30 days ago; the audit keeps who brought in what. */
export const forgetRuns = (pool: Pool, now: Date, most = 1000): Promise<number> =>
  forget.run(pool, new Date(now.getTime() - lasts), most);

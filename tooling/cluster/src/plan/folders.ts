import { join } from "node:path";

/** Where a cluster keeps what. */
export interface Folders {
  readonly root: string;
  /** Configurations, written anew by each start. */
  readonly settings: string;
  /** Logs, one a part. */
  readonly logs: string;
  /** Sockets, marks of processes, what nginx holds for a moment. */
  readonly run: string;
  /** The backups: all that a restore needs. */
  readonly backup: string;
  /** Data of a part. */
  readonly dataOf: (part: string) => string;
}

export const foldersIn = (root: string): Folders => ({
  root,
  settings: join(root, "settings"),
  logs: join(root, "logs"),
  run: join(root, "run"),
  backup: join(root, "backup"),
  dataOf: (part) => join(root, "data", part),
});

import { findWaiting } from "../admin/reports/module.ts";
import { modules } from "../entries/modules.ts";
import type { Queryable } from "../platform/database/index.ts";
import type { Finding } from "../platform/module.ts";

/** What any module says waits for a person. */
export const findReported = (db: Queryable, now: Date): Promise<Finding[]> => findWaiting(modules, db, now);

import type { RouteTable } from "../routes/route-table.ts";
import { en } from "./en.ts";

/**
 * English words: an Arabic address is percent-encoded wherever it is pasted, and nobody can read it aloud.
 */
export const ar: RouteTable = en;

import type { Person } from "../../several/person.ts";
import type { Problems } from "../problems/problem.ts";

/** What came of a press on "Add to basket". */
export type Added =
  | { ok: true }
  /**
   * `refused` holds what commerce said of each of several people, `later` carries it out when commerce is
   * back and answers what is wrong with it then.
   */
  | {
      ok: false;
      problems: Problems;
      refused?: ReadonlyMap<Person, Problems>;
      later?: Promise<Problems | undefined>;
    };

import type { Person } from "../../several/person.ts";
import type { Problems } from "../problems/problem.ts";

/** What came of a press on "Add to basket". */
export type Added =
  | { ok: true }
  /**
   * `refused`: what commerce said of each of several people. `later`: it is
   * carried out when commerce is back; answers what is wrong with it then.
   */
  | {
      ok: false;
      problems: Problems;
      refused?: ReadonlyMap<Person, Problems>;
      later?: Promise<Problems | undefined>;
    };

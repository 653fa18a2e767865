import type { Pool, PoolClient, Queryable } from "../database/index.ts";

/** An email that is asked for, and since when it waits. */
export interface WaitingEmail {
  job: object;
  since: Date;
}

/** An email that was refused. */
export interface RefusedEmail {
  name: string;
  /** Time of the first of them, at the earliest. */
  since: Date;
}

/** Where it stands what is to be sent of a kind of email, and how that went. */
export interface EmailBook {
  /**
   * Whether it still has to be sent; left out where the facts say so, as there are none of what is settled.
   */
  due?(db: Queryable, job: object): Promise<boolean>;
  /** Notes how it went; what was sent stays sent. */
  settle(pool: Pool, job: object, state: "SENT" | "FAILED", now: Date): Promise<void>;
  /** What waits since before a moment: by an index of what was not sent. */
  waiting(db: Queryable, before: Date): Promise<readonly WaitingEmail[]>;
  /** What each that was refused is known by, and since when: the number of its order, for example. */
  refused(db: Queryable): Promise<readonly RefusedEmail[]>;
  /** Lets what was refused under a name wait again; answers its jobs. */
  again(client: PoolClient, name: string, now: Date): Promise<readonly object[]>;
}

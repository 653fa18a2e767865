import type { Stack } from "@giftshop/start";

/** The processes a purchase lives in. */
export type Victim = "commerce" | "worker";

/** What a process is told. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A shop that runs, as something that can be broken: on one machine, or on many. */
export interface Breakable {
  /** Ends all processes of a kind, as a release does. */
  stop(victim: Victim): Promise<void>;
  /** Starts those that are down, and returns when they are ready. */
  start(victim: Victim | "sandbox"): Promise<void>;
  /** Kills all of a kind at once, as a crash would, until `start`. */
  kill(victim: Victim | "sandbox"): Promise<void>;
  /** What each process of a kind is told. */
  told(victim: Victim): readonly Variables[];
  /** The process of the PostgreSQL that is written. */
  postmaster(): Promise<number>;
  /** Kills the PostgreSQL that is written. */
  killDatabase(): Promise<void>;
  /** Returns when it can be written again. */
  bringDatabase(): Promise<void>;
  /** Brings back whatever is down. */
  mend(): Promise<void>;
}

/** A shop on one machine. */
export const oneMachine = ({ processes, database, variables }: Stack): Breakable => {
  const known = (name: Victim | "sandbox") => {
    const found = processes[name];
    if (found === undefined) throw new Error(`The shop has no ${name}.`);
    return found;
  };
  const own = () => {
    if (database === undefined) throw new Error("The shop has no PostgreSQL of its own.");
    return database;
  };
  return {
    stop: (victim) => known(victim).stop(),
    start: (victim) => known(victim).start(),
    kill: (victim) => known(victim).kill9(),
    told: () => [variables],
    postmaster: async () => own().pid,
    killDatabase: () => own().kill9(),
    bringDatabase: () => own().restart(),
    mend: async () => {
      for (const name of ["sandbox", "commerce", "worker"] as const)
        if (known(name).pid === undefined) await known(name).start();
    },
  };
};

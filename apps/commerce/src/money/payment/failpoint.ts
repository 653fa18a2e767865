/**
 * Named points of a purchase, in the order in which it
 * passes them. A test of faults kills the process at each.
 */
export const failpoints = [
  "place.before-commit",
  "place.after-commit",
  "start.before-call",
  "start.after-call",
  "start.after-record",
  "look.before-call",
  "look.after-call",
  "look.after-record",
  "apply.before-fetch",
  "apply.after-fetch",
  "apply.after-books",
  "apply.before-commit",
  "apply.after-commit",
  "refund.before-call",
  "refund.after-call",
] as const;

export type Failpoint = (typeof failpoints)[number];

/**
 * The build replaces NODE_ENV: in production this is `false`
 * before anything is read, and nothing is left to arm.
 */
const armed: string | undefined =
  process.env.NODE_ENV !== "production" && process.env.FAILPOINTS === "1" ? process.env.FAILPOINT : undefined;

/** Whom it ends: this process, unless the id of another is said. */
let victim: number | undefined = Number(process.env.FAILPOINT_VICTIM || process.pid);

let action: (name: Failpoint) => void = (name) => {
  if (name !== armed || victim === undefined) return;
  const ended = victim;
  // Once: by the next time the id may be a stranger's.
  victim = undefined;
  process.kill(ended, "SIGKILL");
};

/**
 * Ends the process at once, as `kill -9` would, when the environment names this point (`FAILPOINTS=1
 * FAILPOINT=name`); with `FAILPOINT_VICTIM=<id>` another process in its place, such as the database.
 */
export const failpoint = (name: Failpoint): void => action(name);

/**
 * Lets a test within one process do something else at the points, such as to throw; answers how to undo it.
 */
export const onFailpoint = (instead: (name: Failpoint) => void): (() => void) => {
  const before = action;
  action = instead;
  return () => {
    action = before;
  };
};

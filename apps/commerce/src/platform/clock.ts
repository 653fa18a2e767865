/**
 * Where the time comes from. Nothing in commerce reads `Date.now()`
 * for a decision, so that a test can stand anywhere in time.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The real time, moved by a fixed number of milliseconds: `CLOCK_OFFSET_MS` in development and journeys. */
export const offsetClock = (milliseconds: number): Clock =>
  milliseconds === 0 ? systemClock : { now: () => new Date(Date.now() + milliseconds) };

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(instant: Date | string): void;
  advance(milliseconds: number): void;
}

export const testClock = (start: Date | string = "2026-11-23T09:00:00Z"): TestClock => {
  let instant = new Date(start).getTime();
  return {
    now: () => new Date(instant),
    set: (next) => {
      instant = new Date(next).getTime();
    },
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
};

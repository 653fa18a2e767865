/** Where the time comes from, so that a test can be at any moment. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A moment some milliseconds after another. */
export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

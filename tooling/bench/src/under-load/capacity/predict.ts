/** CPU milliseconds that one operation costs. */
export interface Cost {
  /** Of the one process that answers: it has one thread, and so one core at most. */
  server: number;
  /** Of the server and all that works for it. */
  all: number;
}

/**
 * Operations a second by the model: all cores that are there are used up, or the core of the one server is.
 * @param taken CPU milliseconds a second that somebody else has of these cores
 */
export const predict = ({ server, all }: Cost, cores: number, taken: number): number =>
  Math.min((cores * 1000 - taken) / all, 1000 / server);

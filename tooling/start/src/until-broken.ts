/**
 * A signal that comes with the first error that nobody caught; what follows it is mostly
 * its echo. The shop can be stopped in order then, which ends with the process else.
 */
export const untilBroken = (): AbortSignal => {
  const broken = new AbortController();
  // What a promise rejects with and nobody hears comes here as well.
  process.on("uncaughtException", (error) => broken.abort(error));
  return broken.signal;
};

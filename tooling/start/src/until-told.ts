import { Problem } from "./problem.ts";

/**
 * How long after the first request to stop a second one means
 * "now"; milliseconds. npm passes one Ctrl-C on several times.
 */
const impatience = 2_000;

/**
 * A signal that comes when the process is asked to stop: by Ctrl-C, by SIGTERM or SIGHUP, or because
 * whoever started it is gone. Asked again a while later, it ends at once; the next start tidies up.
 */
export const untilTold = (): AbortSignal => {
  const parent = process.ppid;
  const asked = new AbortController();
  let since: number | undefined;
  const told = () => {
    if (since === undefined) {
      since = performance.now();
      asked.abort(new Problem("Stopped before everything was ready."));
    } else if (performance.now() - since > impatience) process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, told);
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    told();
  }, 1_000);
  watch.unref();
  return asked.signal;
};

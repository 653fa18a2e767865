/**
 * Does the work of a key once at a time in this process; who asks meanwhile shares its end. For a job is
 * given out again when its taker could not report to the database for a while.
 */
export const oneAtATime = (): ((key: string, work: () => Promise<void>) => Promise<void>) => {
  const underWay = new Map<string, Promise<void>>();
  return (key, work) => {
    const joined = underWay.get(key);
    if (joined) return joined;
    const doing = work().finally(() => underWay.delete(key));
    underWay.set(key, doing);
    return doing;
  };
};

/**
 * Does the work of a key once at a time in this process: whoever asks for what is
 * under way shares how that ends. A job is given to a second taker while the first
 * is still at it where the database could not be told for a while that it is.
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

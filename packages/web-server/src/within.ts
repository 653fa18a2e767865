/** What comes within so many milliseconds; nothing for what comes later. */
export const within = async <Value>(milliseconds: number, coming: Promise<Value>): Promise<Value | undefined> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds, undefined);
  return Promise.race([coming, promise]).finally(() => clearTimeout(timer));
};

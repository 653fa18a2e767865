const pause = 1000;

/**
 * Does a round once a second, and on without a pause while there
 * is more. Answers how to stop it, once the last one has ended.
 */
export const repeat = (round: () => Promise<number>, failed: (error: unknown) => void): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;
  const next = async (): Promise<void> => {
    const more = await round().catch((error: unknown) => {
      failed(error);
      return 0;
    });
    if (!stopped) timer = setTimeout(begin, more > 0 ? 0 : pause);
  };
  const begin = (): void => {
    running = next();
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
};

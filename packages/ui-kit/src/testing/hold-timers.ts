/**
 * For a story whose last moment does not last, as its `beforeEach`: timers of two seconds
 * and more never end in it, so that it is pictured alike on a machine that takes longer.
 */
export const holdTimers = (): (() => void) => {
  const { setTimeout: begin } = window;
  window.setTimeout = ((task: TimerHandler, wait = 0, ...rest: unknown[]) =>
    wait < 2000 ? begin(task, wait, ...rest) : 0) as typeof setTimeout;
  return () => {
    window.setTimeout = begin;
  };
};

/** A page out of sight paints nothing: what waits for it goes on after this long, milliseconds. */
const unseen = 120;

/** Calls a task once what is being done now has been drawn. The returned function takes it back. */
export const afterPaint = (task: () => void): (() => void) => {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    task();
  }, unseen);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/** Calls a task when nobody waits for the browser, or half a second later. */
export const whenIdle = (task: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: 500 });
  else setTimeout(task);
};

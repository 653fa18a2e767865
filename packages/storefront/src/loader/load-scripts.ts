/** What shows that somebody is about to use the page. */
const wishes = ["pointerdown", "keydown", "focusin"];

/** How long a busy browser may put the scripts off once the page is there, milliseconds. */
const idleLimit = 1_500;
/** Milliseconds that scripts are put off in browsers that cannot say when they are idle. */
const idleGuess = 300;
/** A picture that never comes must not keep the page asleep, milliseconds. */
const loadLimit = 6_000;
/** How long a page may take to wake up when its scripts are there, milliseconds. */
const wakeLimit = 8_000;

/**
 * Fetches and runs the page's scripts when the first view is there and the browser idle, or at once for
 * somebody about to use it, at the addresses by which chunks know themselves.
 *
 * @param giveUp called when a script could not be fetched, or all are there and the page should long be awake
 */
export const loadScripts = (files: readonly string[], giveUp: () => void): void => {
  const waiting = [...files];
  let missing = files.length;
  const onload = () => {
    missing -= 1;
    if (missing === 0) setTimeout(giveUp, wakeLimit);
  };
  const begin = (): void => {
    for (const src of waiting.splice(0)) {
      const script = document.createElement("script");
      document.head.append(Object.assign(script, { onload, onerror: giveUp, fetchPriority: "high", src }));
    }
  };
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(begin, { timeout: idleLimit }) : setTimeout(begin, idleGuess);
  for (const type of wishes) addEventListener(type, begin, { capture: true, once: true });
  // After the frame that shows the last picture.
  addEventListener("load", () => requestAnimationFrame(whenIdle));
  setTimeout(begin, loadLimit);
};

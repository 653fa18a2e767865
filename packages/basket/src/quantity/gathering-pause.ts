/**
 * How long presses on a stepper are gathered before they are
 * sent, milliseconds; shorter than one waits for an answer.
 */
const gathering = 300;

/**
 * Waits for further presses, and no longer than the page is
 * there: what was pressed last is sent even when the tab closes.
 */
export const gatheringPause = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", done);
      resolve();
    };
    const timer = setTimeout(done, gathering);
    window.addEventListener("pagehide", done);
  });

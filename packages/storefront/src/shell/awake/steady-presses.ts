/** Pixels that a hand may tremble; who goes further has changed their mind. */
const still = 12;

interface Press {
  button: HTMLButtonElement;
  /** Where the pointer was. */
  x: number;
  y: number;
}

/** Whether it is still where it was pressed: asked at the end alone, as it may have to lay out the page. */
const stayed = ({ button, x, y }: Press): boolean => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
};

/**
 * Carries out a press on a button that moved under the pointer: leaving the field before it may take an error
 * line away, and the browser makes no click then.
 *
 * @param signal ends it
 */
export const steadyPresses = (page: Document, signal: AbortSignal): void => {
  let press: Press | undefined;
  page.addEventListener(
    "pointerdown",
    ({ target, button: which, pointerType, clientX: x, clientY: y }) => {
      const button = which === 0 && pointerType === "mouse" ? (target as Element).closest("button") : null;
      press = button ? { button, x, y } : undefined;
    },
    { capture: true, signal },
  );
  page.addEventListener(
    "pointerup",
    ({ target, clientX, clientY }) => {
      const ended = press;
      press = undefined;
      if (!ended?.button.isConnected || ended.button.contains(target as Node)) return;
      // A window that the press itself opened lies over a button that stayed where it was.
      if (stayed(ended)) return;
      if (Math.hypot(clientX - ended.x, clientY - ended.y) <= still) ended.button.click();
    },
    { capture: true, signal },
  );
};

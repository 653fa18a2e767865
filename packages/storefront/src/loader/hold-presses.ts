/** What does nothing without script. Links lead on, radio buttons and fields work by themselves and are told of later. */
const pressable = "button:not([popovertarget], [commandfor]), [data-hydrates]";

/** Marks an element whose press is being kept; the stylesheet shows it. */
const mark = "data-waiting";

/** Presses that came before the page was awake. */
export interface HeldPresses {
  /** Holds no more, and takes the marks away. */
  release(): void;
  /** Does what was held, in the order in which it was pressed. After `release`. */
  replay(): Promise<void>;
  /** The page will not wake: links lead where they lead, forms stay as they are. */
  giveUp(): void;
}

const isSubmit = (element: HTMLElement): boolean => element instanceof HTMLButtonElement && element.type === "submit";

/** Keeps presses on what only script can answer, and what would send a form, Enter in a field included. */
export const holdPresses = (): HeldPresses => {
  const held: { element: HTMLElement; again: () => void }[] = [];

  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const hold = (event: MouseEvent): void => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(pressable);
    if (!element) return;
    // A link that is opened elsewhere stays a link.
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (modified && element instanceof HTMLAnchorElement) return;
    stop(event);
    element.setAttribute(mark, "");
    // Impatience on "add to basket" is one wish; three presses on "one more" are three.
    const asked = held.some((one) => one.element === element);
    if (!(asked && isSubmit(element))) held.push({ element, again: () => element.click() });
  };
  const holdSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    stop(event);
    if (!held.some(({ element }) => element === form)) held.push({ element: form, again: () => form.requestSubmit() });
  };
  addEventListener("click", hold, true);
  addEventListener("submit", holdSubmit, true);

  const release = (): void => {
    removeEventListener("click", hold, true);
    removeEventListener("submit", holdSubmit, true);
    for (const { element } of held) element.removeAttribute(mark);
  };
  return {
    release,
    replay: async () => {
      for (const { again } of held.splice(0)) {
        again();
        // React draws before the next: two presses on "one more" are two more.
        await null;
      }
    },
    giveUp: () => {
      release();
      const last = held.splice(0).at(-1)?.element;
      if (last instanceof HTMLAnchorElement) last.click();
    },
  };
};

import type { Early } from "../shell/awake/signal.ts";

/** What does nothing without script, as links lead on, and radio buttons and fields are told of later. */
const pressable = "button:not([popovertarget], [commandfor]), [data-hydrates]";

/** Opened elsewhere, a link stays a link. */
const opensElsewhere = (element: Element, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  "href" in element && (ctrlKey || metaKey || shiftKey || altKey);

/** Keeps presses on what only script can answer, and what would send a form, Enter in a field included. */
export const holdPresses = (): Pick<Early, "held" | "release"> => {
  const held: HTMLElement[] = [];
  const hold = (event: Event): void => {
    const target = event.target as HTMLElement;
    const sent = event.type === "submit";
    const element = sent ? target : target.closest?.<HTMLElement>(pressable);
    if (!element || opensElsewhere(element, event as MouseEvent)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The stylesheet shows what is kept.
    if (!sent) element.dataset.waiting = "";
    // Impatience on "add to basket" is one wish; three presses on "one more" are three.
    const single = sent || (element as HTMLButtonElement).type === "submit";
    if (!(single && held.includes(element))) held.push(element);
  };
  addEventListener("click", hold, true);
  addEventListener("submit", hold, true);
  return {
    held,
    release: () => {
      removeEventListener("click", hold, true);
      removeEventListener("submit", hold, true);
      for (const { dataset } of held) delete dataset.waiting;
    },
  };
};

/** The page will not wake: links lead where they lead, forms stay as they are. */
export const giveUp = ({ held, release }: Pick<Early, "held" | "release">): void => {
  release();
  const last = held.splice(0).at(-1);
  if (last && "href" in last) last.click();
};

const category = "[data-category]";
const pane = "[data-pane]";

const linksIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("a")];

const step = (links: readonly HTMLElement[], from: Element, by: number): HTMLElement | undefined => {
  const index = links.indexOf(from as HTMLElement);
  return links[(index + by + links.length) % links.length];
};

/**
 * What gets focus when a key is pressed on a link of the
 * list, or `undefined` where the key means nothing there.
 */
const targetOf = (key: string, link: HTMLElement, list: HTMLElement): HTMLElement | null | undefined => {
  const forward = getComputedStyle(list).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
  const within = link.closest(pane);
  const links = within ? linksIn(within) : [...list.querySelectorAll<HTMLElement>(category)];
  switch (key) {
    case "ArrowDown":
      return step(links, link, 1);
    case "ArrowUp":
      return step(links, link, -1);
    case "Home":
      return links[0];
    case "End":
      return links.at(-1);
    case forward:
      return within ? undefined : link.parentElement?.querySelector<HTMLElement>(`${pane} a`);
    case backward:
      return within?.parentElement?.querySelector<HTMLElement>(category);
    default:
      return undefined;
  }
};

/**
 * Moves focus among the links of the panel: up and down wrap round, the arrows of reading lead from a
 * category to its products and back, Home and End to the ends.
 *
 * @returns whether the key did something, so that the page must not scroll
 */
export const moveFocus = (key: string, list: HTMLElement): boolean => {
  const link = document.activeElement;
  if (!(link instanceof HTMLElement) || !list.contains(link)) return false;
  const target = targetOf(key, link, list);
  target?.focus();
  return Boolean(target);
};

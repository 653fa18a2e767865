import { media } from "@giftshop/ui-kit/media";

/** Time in ms after a change of the address until open menus close (specification, section 4). */
const closeDelay = 50;

/** Disclosures that are menus, of the header and of lists: a press beside them closes them. */
const openMenus = "details[data-menu][open]";
/** Within one of them: the button that closes it. */
const closer = "[data-closes-menu]";
/** The header's links on a small screen: the browser's own popover. */
const sheet = "[data-menu-sheet]";

const opened = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>(openMenus)];

const close = (menu: HTMLDetailsElement): void => {
  menu.open = false;
};
/** Closes a menu by the visitor's own hand, so focus goes back to what opened it. */
const dismiss = (menu: HTMLDetailsElement): void => {
  close(menu);
  menu.querySelector("summary")?.focus();
};

/** The sheet while it is shown; a browser without popovers, which knows no such selector, has none. */
const shownSheet = (): HTMLElement | null =>
  "popover" in HTMLElement.prototype ? document.querySelector<HTMLElement>(`${sheet}:popover-open`) : null;

const closeAll = (): void => {
  opened().forEach(close);
  shownSheet()?.hidePopover();
};

/** On a small screen menus lie in the sheet, one below the other: nothing is beside them. */
const isSmall = (): boolean => matchMedia(media.belowDesktop).matches;

/** Closes what has been left: by a press beside it, or by moving focus on. */
const closeOthers = ({ target }: Event): void => {
  if (isSmall() || !(target instanceof Node)) return;
  for (const menu of opened()) if (!menu.contains(target)) close(menu);
};

/** The sheet lies over the whole page of a small screen: focus that goes on behind it would not be seen. */
const closeLeftSheet = ({ target }: Event): void => {
  const shown = shownSheet();
  if (shown && target instanceof Node && !shown.contains(target)) shown.hidePopover();
};

const closeByKey = (event: KeyboardEvent): void => {
  const menu = event.key === "Escape" && !event.defaultPrevented && opened().at(-1);
  if (menu) dismiss(menu);
};

const closeByButton = ({ target }: MouseEvent): void => {
  const menu = target instanceof Element && target.closest(closer)?.closest<HTMLDetailsElement>(openMenus);
  if (menu) dismiss(menu);
};

/** The browser's navigation interface, where it has one: it also tells of `history.pushState`. */
const navigations = (): EventTarget | undefined => (globalThis as { navigation?: EventTarget }).navigation;

/**
 * Closes the header's menus on Escape, a press or focus elsewhere (large screens), their button, a new size
 * or return to the page, and {@link closeDelay} after the address changed.
 *
 * @returns what ends it
 */
export const watchMenus = (): (() => void) => {
  const watching = new AbortController();
  const { signal } = watching;
  const closeSoon = () => setTimeout(closeAll, closeDelay);
  document.addEventListener("keydown", closeByKey, { signal });
  document.addEventListener("click", closeByButton, { signal });
  document.addEventListener("pointerdown", closeOthers, { signal });
  document.addEventListener("focusin", closeOthers, { signal });
  document.addEventListener("focusin", closeLeftSheet, { signal });
  addEventListener("popstate", closeSoon, { signal });
  addEventListener("hashchange", closeSoon, { signal });
  navigations()?.addEventListener("currententrychange", closeSoon, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && closeAll(), { signal });
  matchMedia(media.desktop).addEventListener("change", closeAll, { signal });
  return () => watching.abort();
};

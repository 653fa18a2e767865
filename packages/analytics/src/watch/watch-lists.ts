import type { Item } from "../layer/events.ts";
import { type ListSource, namedList } from "../layer/list-sources.ts";
import { push } from "../layer/push.ts";
import { itemOf } from "./item-of.ts";

/** How much of a product must be in sight to have been seen (specification, section 4). */
const threshold = 0.5;
/** How long after the last product those that were seen are told, milliseconds (sections 4 and 9). */
const batchDelay = 1_000;

const marked = "[data-item]";

/**
 * Tells of products that are seen in lists, and of those
 * that are chosen, until the returned function is called.
 */
export const watchLists = (root: HTMLElement = document.body): (() => void) => {
  const seen = new WeakSet<Element>();
  let waiting = new Map<ListSource, Item[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    clearTimeout(timer);
    const told = waiting;
    waiting = new Map();
    for (const [source, items] of told) push({ event: "view_item_list", ecommerce: { ...namedList(source), items } });
  };
  const note = (element: HTMLElement) => {
    const found = itemOf(element);
    if (!found) return;
    waiting.set(found.source, [...(waiting.get(found.source) ?? []), found.item]);
    clearTimeout(timer);
    timer = setTimeout(tell, batchDelay);
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || intersectionRatio < threshold) continue;
        sight.unobserve(target);
        note(target as HTMLElement);
      }
    },
    { threshold },
  );
  const observe = (within: Element) => {
    for (const element of [...(within.matches(marked) ? [within] : []), ...within.querySelectorAll(marked)]) {
      if (seen.has(element)) continue;
      seen.add(element);
      sight.observe(element);
    }
  };
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) observe(node);
  });
  const choose = ({ target }: Event) => {
    // What is switched on or off beside a product, as its heart, chooses nothing.
    if (!(target instanceof Element) || !target.closest("a, [role=option], button:not([aria-pressed])")) return;
    const element = target.closest<HTMLElement>(marked);
    const found = element && itemOf(element);
    if (found) push({ event: "select_item", ecommerce: { ...namedList(found.source), items: [found.item] } });
  };

  observe(root);
  changes.observe(root, { childList: true, subtree: true });
  const watching = new AbortController();
  const { signal } = watching;
  root.addEventListener("click", choose, { capture: true, signal });
  root.addEventListener("auxclick", choose, { capture: true, signal });
  // Whoever leaves sooner has seen them all the same.
  addEventListener("pagehide", tell, { capture: true, signal });
  return () => {
    watching.abort();
    changes.disconnect();
    sight.disconnect();
    clearTimeout(timer);
  };
};

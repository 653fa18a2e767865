import { media } from "@giftshop/ui-kit/media";

const columns = "[data-footer-column]";

/**
 * Says of the footer's columns what is seen: folded on a phone, open and no press from the tablet on.
 *
 * @returns what ends it
 */
export const unfoldColumns = (): (() => void) => {
  const watching = new AbortController();
  const roomy = matchMedia(media.tablet);
  const follow = (change?: Event) => {
    for (const column of document.querySelectorAll<HTMLDetailsElement>(columns)) {
      // What was opened before this began stays so: somebody may be reading it.
      if (roomy.matches || change) column.open = roomy.matches;
      const title = column.querySelector("summary");
      if (title) title.tabIndex = roomy.matches ? -1 : 0;
    }
  };
  follow();
  roomy.addEventListener("change", follow, watching);
  return () => watching.abort();
};

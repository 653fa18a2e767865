/**
 * Calls `task` once something is in sight, or near it.
 *
 * @param margin how near it must come, as a CSS margin of the screen
 * @returns how to stop waiting
 */
export const whenNear = (element: Element, margin: string, task: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser tells of several moments at once, of which the first is that it was not in sight.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

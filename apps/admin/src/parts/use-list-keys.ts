import { type RefObject, useEffect } from "react";

/** Marks what a line of a list is opened by: `<Go {...lineOf} …>`. */
export const lineOf = { "data-line": "" } as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input, textarea, select, [contenteditable], [role='dialog']") !== null;

/** The line that a key leads to from the one that has the focus; from nowhere the first, or the last. */
export const lineAfter = (lines: number, current: number, step: 1 | -1): number =>
  current === -1 ? (step === 1 ? 0 : lines - 1) : Math.min(lines - 1, Math.max(0, current + step));

/** `j` and `k` lead from line to line of a list, `/` to its search. */
export const useListKeys = (list: RefObject<HTMLElement | null>, search?: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "/" && search?.current) {
        event.preventDefault();
        search.current.focus();
      }
      if (event.key !== "j" && event.key !== "k") return;
      const lines = [...(list.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
      const current = lines.indexOf(document.activeElement as HTMLElement);
      lines[lineAfter(lines.length, current, event.key === "j" ? 1 : -1)]?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [list, search]);
};

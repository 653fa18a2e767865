type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const isControl = (element: Element): element is Control => "name" in element;

/**
 * Controls of a form by the path of their field: by `name`, or
 * by `id` where what takes the focus has no name of its own.
 */
const controlsOf = (form: HTMLFormElement, path: string): Control[] =>
  [...form.elements].filter(isControl).filter((control) => control.name === path || control.id === path);

/** Paths in the order in which their fields stand on the page; those without a field come last. */
export const inPageOrder = (form: HTMLFormElement, paths: readonly string[]): string[] => {
  const all = [...form.elements];
  const place = (path: string) => {
    const [first] = controlsOf(form, path);
    return first ? all.indexOf(first) : all.length;
  };
  return paths.toSorted((a, b) => place(a) - place(b));
};

/** Puts the focus on a field; within a group of radio buttons on the chosen one, else the first. */
export const focusField = (form: HTMLFormElement, path: string): void => {
  const reachable = controlsOf(form, path).filter(({ type, disabled }) => type !== "hidden" && !disabled);
  const chosen = reachable.find((control) => control instanceof HTMLInputElement && control.checked);
  (chosen ?? reachable.find(({ id }) => id === path) ?? reachable[0])?.focus();
};

const withoutCaret = new Set(["checkbox", "radio", "button", "submit"]);

/** Whether somebody is typing into a field just now. */
export const isTypedInto = (form: HTMLFormElement, path: string): boolean =>
  controlsOf(form, path).some((control) => control === document.activeElement && !withoutCaret.has(control.type));

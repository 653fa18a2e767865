import type { ContactMessage } from "./outcome.ts";

/** What was done with the plain form, for the one that takes its place to go on with. */
export interface Begun {
  /** What was typed. */
  letter: ContactMessage;
  /** The field that had focus, and where the caret stood in it; `null` where a field has none. */
  focus?: { name: string; start: number | null; end: number | null };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: Element | null): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Reads what was done with a form. */
export const begunIn = (form: HTMLFormElement): Begun => {
  const typed = new FormData(form);
  const text = (name: keyof ContactMessage) => String(typed.get(name) ?? "");
  const letter = {
    name: text("name"),
    email: text("email"),
    orderNumber: text("orderNumber"),
    message: text("message"),
  };
  const active = document.activeElement;
  if (!isText(active) || !form.contains(active)) return { letter };
  return { letter, focus: { name: active.name, start: active.selectionStart, end: active.selectionEnd } };
};

/** Puts focus and caret back into the field of that name. */
export const goOn = (form: HTMLFormElement, { focus }: Begun): void => {
  if (!focus) return;
  const field = form.elements.namedItem(focus.name);
  if (!(field instanceof Element) || !isText(field)) return;
  field.focus({ preventScroll: true });
  if (focus.start !== null) field.setSelectionRange(focus.start, focus.end);
};

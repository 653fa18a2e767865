import type { Early } from "./signal.ts";

type Typed = HTMLInputElement | HTMLTextAreaElement;
type Field = Typed | HTMLSelectElement;

const fields = "input:not([type=hidden], [type=file]), textarea, select";

const isChoice = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type);

const differs = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.options).some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (!isChoice(field)) return field.value !== field.defaultValue;
  // The chosen one of a group speaks for it.
  return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
};

/** The setter of the element itself, below the one by which React follows what it has put in. */
const write = (field: Typed, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);

/** Text, and where the caret stood in it; `null` where a field has none. */
type Noted = Pick<Typed, "value" | "selectionStart" | "selectionEnd">;

const tellText = (field: Typed, { value, selectionStart, selectionEnd }: Noted): void => {
  // React took what it found for what it knew, and notices only what differs from what the field's own setter
  // put in.
  field.value = field.defaultValue;
  write(field, value);
  if (selectionStart !== null && document.activeElement === field) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/** What there is to tell of a field, with what stands in it now. */
const telling = (field: Field): (() => void) => {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    return () => {
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (!isChoice(field)) {
    const { value, selectionStart, selectionEnd } = field;
    return () => tellText(field, { value, selectionStart, selectionEnd });
  }
  const { checked } = field;
  return () => {
    field.checked = !checked;
    // Not `click()`, which does nothing to a field whose label's press is
    // still on its way: React may have taken over in the middle of it.
    field.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
};

/**
 * Tells React what was typed before it was there: it takes over a field without looking at it, and would wipe
 * it at its next drawing. Focus and caret stay; a word of an input method is told when it is done.
 */
export const tellTyped = async ({ composing }: Pick<Early, "composing">): Promise<void> => {
  // All is noted before the first is told: React draws then, and wipes the others.
  const told = Array.from(document.querySelectorAll<Field>(fields))
    .filter(differs)
    .map((field) => ({ field, tell: telling(field) }));
  for (const { field, tell } of told) {
    if (field === composing) {
      field.addEventListener("compositionend", () => queueMicrotask(telling(field)), { once: true });
      continue;
    }
    tell();
    // React draws before the next, so that one change does not undo the other.
    await null;
  }
};

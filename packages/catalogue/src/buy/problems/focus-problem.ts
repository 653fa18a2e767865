import { addressKeys, type Field, fields } from "../draft/fields.ts";
import type { Problems } from "./problem.ts";

/**
 * Where focus goes for what is wrong with a field: the amount
 * rather than the choice that it belongs to, where it is shown.
 */
const places: Partial<Record<Field, readonly string[]>> = {
  value: ["#buy-amount", '[name="value"]:checked'],
  kind: ['[name="kind"]:checked'],
  who: ['[name="recipient"]'],
  name: ["#buy-name"],
  lastName: ["#buy-last-name"],
  way: ['[name="buy-way"]'],
  ...Object.fromEntries(addressKeys.map((key) => [key, [`#buy-${key}`]])),
  email: ["#buy-email"],
  emailAgain: ["#buy-email-again"],
  people: ["#buy-people"],
  message: ["#buy-message"],
  quantity: ["#buy-quantity-problem"],
};

/** How long a field is waited for, milliseconds. */
const patience = 5_000;

/**
 * Gives focus to the first field that something is wrong with, and brings what is said below it into sight,
 * as on a phone the bar would cover it. A field that was only just asked for may be on its way.
 */
export const focusProblem = (problems: Problems, form: HTMLFormElement): void => {
  const first = fields.find((field) => problems[field]);
  const selectors = (first && places[first]) ?? ["#buy-problem"];
  const focus = (): boolean => {
    const field = selectors.map((selector) => form.querySelector<HTMLElement>(selector)).find((one) => one !== null);
    field?.focus();
    field?.closest("[data-invalid]")?.scrollIntoView({ block: "nearest" });
    return field !== undefined;
  };
  if (focus()) return;
  const before = document.activeElement;
  const coming = new MutationObserver(() => {
    // Whoever has gone on is not called back.
    if (document.activeElement !== before || focus()) coming.disconnect();
  });
  coming.observe(form, { childList: true, subtree: true });
  setTimeout(() => coming.disconnect(), patience);
};

import { openingOf } from "./gestures.ts";
import { replaceBy, sendForm, tellProblem } from "./send-form.ts";

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const seen = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Opens a gift in sight: the wrapping goes while the cards
 * are asked for, and stays whole where they do not come.
 */
export const openGift = async (form: HTMLFormElement): Promise<void> => {
  if (form.dataset.state === "opening") return;
  const button = form.querySelector<HTMLElement>("[data-opening]");
  const name = button?.textContent ?? "";
  form.dataset.state = "opening";
  if (button) button.textContent = button.dataset.opening ?? name;
  try {
    const [page] = await Promise.all([sendForm(form), seen(openingOf(form.dataset.unwrap, still()))]);
    const main = replaceBy(page, "main");
    main?.querySelector<HTMLElement>("h1")?.focus();
    scrollTo({ top: 0 });
  } catch {
    delete form.dataset.state;
    form.style.removeProperty("--pull");
    if (button) button.textContent = name;
    tellProblem(form);
  }
};

/** Sends thanks, and says in their place what became of them. */
export const sendThanks = async (form: HTMLFormElement): Promise<void> => {
  try {
    replaceBy(await sendForm(form), "[data-thanks]");
  } catch {
    tellProblem(form);
  }
};

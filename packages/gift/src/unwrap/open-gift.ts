import { openingOf } from "./gestures.ts";
import { layOver, wrappingOf } from "./lay-over.ts";
import { replaceBy, sendForm, tellProblem } from "./send-form.ts";
import { showPresses } from "./wake-presses.ts";

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const seen = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How long a gift that stands open waits for the picture of what is in it. */
const patience = 2000;

/** The page that came back, once the card's face can be drawn: nothing blank comes out of a gift. */
const withFace = async (page: Document): Promise<Document> => {
  const face = new Image();
  face.src = page.querySelector<HTMLImageElement>("[data-part=face] img")?.getAttribute("src") ?? "";
  await Promise.race([face.decode().catch(() => undefined), seen(patience)]);
  return page;
};

/** Shows what was in a gift; style sheets let its parts come out of the wrapping one after the other. */
const show = (form: HTMLFormElement, page: Document): void => {
  const open = wrappingOf(form);
  const before = form.querySelector("h1")?.textContent ?? "";
  const main = replaceBy(page, "main");
  scrollTo({ top: 0 });
  if (!main) return;
  showPresses(main);
  if (open && !still()) layOver(main, open);
  if (open) main.dataset.unwrapped = "";
  const title = main.querySelector("h1");
  title?.setAttribute("data-before", before);
  title?.focus({ preventScroll: true });
  void Promise.allSettled(main.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(() => {
    open?.wrapping.remove();
    delete main.dataset.unwrapped;
  });
};

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
    const [page] = await Promise.all([sendForm(form).then(withFace), seen(openingOf(form.dataset.unwrap, still()))]);
    show(form, page);
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
    replaceBy(await sendForm(form), "[data-thanks]")?.focus({ preventScroll: true });
  } catch {
    tellProblem(form);
  }
};

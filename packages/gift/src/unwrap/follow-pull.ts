import { pulled } from "./gestures.ts";

/**
 * The wrapping follows a finger or a pointer; pulled far enough, its
 * form is sent. A press without a pull sends it as any button does.
 */
export const followPull = (): void => {
  let from: { x: number; y: number; form: HTMLFormElement } | undefined;

  document.addEventListener("pointerdown", (event) => {
    const grip = event.target instanceof Element ? event.target.closest("[data-pull]") : null;
    const form = grip?.closest("form");
    if (form) from = { x: event.clientX, y: event.clientY, form };
  });
  document.addEventListener("pointermove", (event) => {
    if (!from) return;
    const { form } = from;
    const far = pulled(from, { x: event.clientX, y: event.clientY });
    form.style.setProperty("--pull", String(far));
    if (far < 1) return;
    from = undefined;
    form.requestSubmit();
  });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, () => {
      from?.form.style.removeProperty("--pull");
      from = undefined;
    });
  }
};

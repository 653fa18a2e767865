import { media } from "../theme/media.ts";
import { followTilt } from "./follow-tilt.ts";
import { lightProperties } from "./light.ts";

const within = (share: number): string => Math.min(1, Math.max(0, share)).toFixed(3);

/**
 * Has the light on the card of a stage, and its foil, follow the pointer or the
 * tilt of the device. Without motion, or without a card that leans, nothing does.
 *
 * @returns what ends it
 */
export const followLight = (stage: HTMLElement): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const card = stage.querySelector<HTMLElement>("[data-tilt]");
  if (!card || !matchMedia(media.motion).matches) return () => undefined;
  let frame = 0;
  const shine = (x: number, y: number): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      card.dataset.lit = "";
      card.style.setProperty(lightProperties.x, within(x));
      card.style.setProperty(lightProperties.y, within(y));
    });
  };
  const rest = (): void => {
    cancelAnimationFrame(frame);
    delete card.dataset.lit;
  };
  const point = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    // A finger covers what it lights.
    if (pointerType === "touch") return;
    const { left, top, width, height } = card.getBoundingClientRect();
    shine((clientX - left) / width, (clientY - top) / height);
  };
  stage.addEventListener("pointermove", point, { passive: true, signal });
  stage.addEventListener("pointerleave", rest, { signal });
  signal.addEventListener("abort", rest, { once: true });
  followTilt(card, shine, signal);
  return () => ending.abort();
};

import { media } from "../theme/media.ts";

/** Puts the light over a card: from 0 at its left or top to 1. */
export type Shine = (x: number, y: number) => void;

/** How far a device is tilted until the light stands at the edge of the card, degrees. */
const reach = 24;

/** Some browsers ask the visitor first. */
type Asking = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> };

/**
 * Has the light follow the tilt of a device without a pointer that hovers. A browser that
 * asks for permission wants a press for it: the first one on the card, and none after it.
 *
 * @param card that is lit
 * @param signal ends it
 */
export const followTilt = (card: HTMLElement, shine: Shine, signal: AbortSignal): void => {
  if (matchMedia(media.hover).matches || !("DeviceOrientationEvent" in window)) return;
  let held: { beta: number; gamma: number } | undefined;
  const tilt = ({ beta, gamma }: DeviceOrientationEvent): void => {
    // Out of sight above the window nobody sees it.
    if (beta === null || gamma === null || card.getBoundingClientRect().bottom < 0) return;
    // As it was held at first, it is level.
    held ??= { beta, gamma };
    shine(0.5 + (gamma - held.gamma) / (2 * reach), 0.5 + (beta - held.beta) / (2 * reach));
  };
  const listen = () => addEventListener("deviceorientation", tilt, { signal });
  const asking: Asking = DeviceOrientationEvent;
  if (!asking.requestPermission) return void listen();
  const ask = async (): Promise<void> => {
    if ((await asking.requestPermission?.()) === "granted") listen();
  };
  // Refused, or no press to the browser: the light stays where it is.
  card.addEventListener("click", () => void ask().catch(() => undefined), { once: true, signal });
};

import { before } from "./before.ts";
import { distancesOf, type Lain, type Place, topOf } from "./distances.ts";

/** An open wrapping with where it is seen. */
interface OpenWrapping extends Lain {
  wrapping: HTMLElement;
  at: Place;
  /** Lets parts that are still on their way go on, once it stands in another page. */
  goOn(): void;
}

const partOf = (root: ParentNode, name: string): HTMLElement | undefined =>
  root.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? undefined;

const placeOf = (part: Element): Place => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
};

/** As wide and high as it is laid out: one that lies askew takes more room than that. */
const straight = (part: HTMLElement): Place => ({
  ...placeOf(part),
  width: part.offsetWidth,
  height: part.offsetHeight,
});

/** What leaves as it opens would be gone at once in another page: each part starts there where it is now. */
const goingOn = (wrapping: HTMLElement): (() => void) => {
  const moves = wrapping.getAnimations({ subtree: true }).flatMap((animation) => {
    const { effect, currentTime } = animation;
    const leaves = animation instanceof CSSTransition && effect instanceof KeyframeEffect;
    if (!leaves || !effect.target) return [];
    const { target } = effect;
    const [frames, timing] = [effect.getKeyframes(), { ...effect.getTiming(), fill: "both" as const }];
    return () => {
      target.animate(frames as unknown as Keyframe[], timing).currentTime = currentTime;
    };
  });
  return () => {
    for (const move of moves) move();
  };
};

/** Where the wrapping of a form is; nothing where none is around its gift. */
export const wrappingOf = (form: HTMLElement): OpenWrapping | undefined => {
  const [wrapping, body, table] = ["wrapping", "body", "table"].map((name) => partOf(form, name));
  if (!wrapping || !body || !table) return undefined;
  const edge = placeOf(partOf(form, "edge") ?? body);
  return { wrapping, at: placeOf(wrapping), body: placeOf(body), edge, table: placeOf(table), goOn: goingOn(wrapping) };
};

/**
 * Puts an open wrapping into the opened page where it stood on the screen, and says how far from there
 * everything lies now: style sheets move it from the one to the other.
 */
export const layOver = (main: HTMLElement, { wrapping, at, goOn, ...lain }: OpenWrapping): void => {
  const [room, face, sheet, table] = ["room", "face", "sheet", "table"].map((name) => partOf(main, name));
  if (!room || !face || !sheet || !table) return;
  const { lengths, sizes } = distancesOf(lain, { face: straight(face), sheet: straight(sheet), table: placeOf(table) });
  for (const [name, length] of Object.entries(lengths))
    main.style.setProperty(before[name as keyof typeof lengths], `${length.toFixed(1)}px`);
  for (const [name, size] of Object.entries(sizes))
    main.style.setProperty(before[name as keyof typeof sizes], size.toFixed(4));
  const { left, top } = room.getBoundingClientRect();
  wrapping.dataset.state = "opening";
  Object.assign(wrapping.style, {
    position: "absolute",
    left: `${at.x - at.width / 2 - left}px`,
    top: `${topOf(at) - top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  room.prepend(wrapping);
  goOn();
};

import { sceneImage } from "../../../platform/pictures/scene-image.ts";

/** Part of a process's time that pictures of one gift alone may take in the long run. */
const share = 0.25;
/** Milliseconds that they may be ahead of it: an order of some gifts has its names at once. */
const ahead = 2_000;

/** Draws a gift with words on its tag; `words` is empty where the storefront's sign stands there alone. */
type Drawing = (words: string) => string;

/**
 * Makes pictures of gifts with their tags. In a rush of thousands of emails the tags bear the sign alone, as
 * one picture then serves them all and the emails come in time; they say the name themselves.
 */
export const createNamedImage = (now = () => performance.now()) => {
  let debt = 0;
  let last = now();
  return (drawing: Drawing, words: string): Buffer => {
    const start = now();
    debt = Math.max(0, debt - (start - last) * share);
    last = start;
    if (debt > ahead) return sceneImage(drawing(""));
    const image = sceneImage(drawing(words));
    debt += now() - start;
    return image;
  };
};

/** Of this process. */
export const namedImage = createNamedImage();

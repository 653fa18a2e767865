import { act } from "react";
import { afterEach, expect, vi } from "vitest";
import { page } from "vitest/browser";

/** What is outside the story's canvas lies over the page: popovers, dialogs, toasts. */
const overPage = "[data-rac], [role='dialog'], [role='alertdialog'], [role='tooltip']";

// As much room around a story as Storybook leaves, for shadows and focus; what comes in is there at once.
const room = document.createElement("style");
room.textContent = `[data-canvas='padded'] { padding: 1rem }
  *, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important }`;
document.head.append(room);

const scope = globalThis as typeof globalThis & { IS_REACT_ACT_ENVIRONMENT: boolean | undefined };

/**
 * Parts that are fetched on need stand where their skeletons stood: in React's own scope for tests, as
 * outside of it React lets a skeleton stand for a while longer.
 */
const partsSettled = async (): Promise<void> => {
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  let page: string;
  do {
    page = document.body.innerHTML;
    await act(() => vi.dynamicImportSettled());
    // What has come may need parts of its own.
  } while (document.body.innerHTML !== page);
  scope.IS_REACT_ACT_ENVIRONMENT = before;
};

/** Parts, faces and pictures have come, and what follows them has been drawn. */
const settled = async (): Promise<void> => {
  await partsSettled();
  const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== "lazy");
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))]);
};

// An element of the screen's size: a higher page is pictured as far as it is in sight.
const screen = document.createElement("div");
screen.style.cssText = "position: fixed; inset: 0; pointer-events: none";

/**
 * The story's canvas; all that is in sight when something
 * lies over the page or the story is higher than the screen.
 */
const pictured = (): HTMLElement => {
  const canvas = document.querySelector<HTMLElement>("[data-canvas]");
  const height = canvas?.getBoundingClientRect().height ?? 0;
  const covered = [...document.querySelectorAll(overPage)].some((part) => !canvas?.contains(part));
  return canvas && !covered && height > 0 && height <= window.innerHeight ? canvas : screen;
};

interface Told {
  parameters: { baseline?: boolean };
  play?: unknown;
}

/** What is played proves itself, and has its picture compared in the run of everything alone. */
const isPictured = ({ parameters, play }: Told): boolean =>
  parameters.baseline !== false && (play === undefined || import.meta.env.TEST_ALL === "1");

// After the play function, in the state it leaves the story in; `parameters.baseline: false` is for a story
// without a moment to picture.
afterEach(async (context) => {
  const { story, task } = context as typeof context & { story?: Told };
  const { storyId } = task.meta as { storyId?: string };
  if (!story || !storyId || !isPictured(story) || task.result?.state === "fail") return;
  await settled();
  document.body.append(screen);
  await expect.element(page.elementLocator(pictured())).toMatchScreenshot(storyId);
  screen.remove();
});

import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Does the next task that is held; whether the page is awake after it (set by `stepByStep`). */
    nextTask?: () => boolean;
    /** Does all that are held, and holds no more. */
    allTasks?: () => void;
  }
}

/** A page whose framework works when the test says so. */
export interface Stepwise {
  /** Lets it do one task; answers whether it has taken over the page. */
  step(): Promise<boolean>;
  /** Lets it do everything, as a page does by itself. */
  run(): Promise<void>;
}

/**
 * Holds the tasks into which the framework divides its work (it sends itself messages), so that something can
 * be done between any two of them: on a slow device they are far apart. For the next page that is opened.
 */
export const stepByStep = async (page: Page): Promise<Stepwise> => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    let holding = true;
    MessagePort.prototype.postMessage = function (
      message: unknown,
      options?: StructuredSerializeOptions | Transferable[],
    ) {
      const send = () => postMessage.call(this, message, options as StructuredSerializeOptions);
      if (holding) held.push(send);
      else send();
    };
    window.nextTask = () => {
      held.shift()?.();
      return "ready" in document.documentElement.dataset;
    };
    window.allTasks = () => {
      holding = false;
      for (const send of held.splice(0)) send();
    };
  });
  return {
    step: () => page.evaluate(() => window.nextTask?.() ?? false),
    run: () => page.evaluate(() => window.allTasks?.()),
  };
};

/** Waits until the framework listens to a page that it has not taken over yet. */
export const isListened = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("_reactListening")));

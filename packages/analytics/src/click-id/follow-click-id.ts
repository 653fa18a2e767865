import { lenientMemory } from "../consent/memory.ts";
import { clickIdKey } from "./click-id.ts";

const memory = lenientMemory(() => localStorage);

/**
 * Runs `keepClickId`, which is fetched only where there is a click
 * to keep or to forget. Until the returned function is called.
 */
export const followClickId = (): (() => void) => {
  const concerned = new URLSearchParams(location.search).has("gclid") || memory.getItem(clickIdKey) !== null;
  if (!concerned) return () => {};
  let left = false;
  let stop = () => {};
  import("./keep-click-id.ts").then(
    ({ keepClickId }) => {
      if (!left) stop = keepClickId();
    },
    // A click that could not be kept is no reason to disturb anybody.
    () => {},
  );
  return () => {
    left = true;
    stop();
  };
};

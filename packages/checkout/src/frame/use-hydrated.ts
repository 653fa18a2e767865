import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in what the server renders and in the browser's first render of it, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

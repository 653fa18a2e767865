import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * `false` on the server and while hydrating, then `true`: for what must not be there when script never comes.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

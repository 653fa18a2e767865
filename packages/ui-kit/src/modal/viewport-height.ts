import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener("resize", listener);
  return () => window.visualViewport?.removeEventListener("resize", listener);
}

/** Without what a pinch enlarges: that moves over the page and leaves it as it is. */
const height = () => {
  const seen = window.visualViewport;
  return Math.round(seen ? seen.height * seen.scale : window.innerHeight);
};

/** Height that the on-screen keyboard leaves free, in px; 0 on the server. */
export const useViewportHeight = (): number => useSyncExternalStore(subscribe, height, () => 0);

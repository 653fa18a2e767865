/** Pages of one shop tell each other here that the basket has changed. */
const channelName = "basket";

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(channelName);

/** So that nobody hears of its own changes. */
const page = `${Math.random()}`;

/** Tells the other tabs that the basket has changed. */
export const tellBasketChanged = (): void => {
  const channel = open();
  channel?.postMessage(page);
  channel?.close();
};

/** Hears of changes that other tabs made; answers what ends that. */
export const onBasketChanged = (changed: () => void): (() => void) => {
  const channel = open();
  channel?.addEventListener("message", ({ data }) => data !== page && changed());
  return () => channel?.close();
};

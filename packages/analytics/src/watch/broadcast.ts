import { followLayer } from "../layer/follow-layer.ts";

/**
 * Channel of a development machine on which the pages of a
 * shop tell their events to the page that lists them.
 */
export const eventsChannel = "events";

/** Tells other tabs of this shop each event, until the returned function is called. */
export const broadcast = (): (() => void) => {
  const channel = new BroadcastChannel(eventsChannel);
  const leave = followLayer((event) => channel.postMessage(event));
  return () => {
    leave();
    channel.close();
  };
};

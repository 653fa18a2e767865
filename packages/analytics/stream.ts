export { eventsChannel } from "./src/watch/broadcast.ts";

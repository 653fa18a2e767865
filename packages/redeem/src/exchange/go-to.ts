import { leaveKnowingly } from "./leave-warning.ts";

/** Goes to another page of the exchange: the browser does not ask. */
export const goTo = (address: string): void => {
  leaveKnowingly();
  location.assign(address);
};

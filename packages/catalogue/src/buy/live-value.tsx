"use client";

import { createContext, use } from "react";

/** Value of the card that is being put together, for people; absent while it is not known. */
export const LiveValueContext = createContext<string | undefined>(undefined);

/** The value as it is printed on the preview. The card around it is drawn by the server and never again. */
export function LiveValue() {
  return use(LiveValueContext);
}

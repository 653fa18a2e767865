"use client";

import { createContext, type ReactNode, use } from "react";

/** What changes on the card that is being put together. */
export interface LiveCard {
  /** Its value, for people; absent while it is not known. */
  value?: string | undefined;
  /** What is slid over it. */
  sleeve?: ReactNode;
}

export const LiveCardContext = createContext<LiveCard>({});

/** The value as it is printed on the preview. The card around it is drawn by the server and never again. */
export const LiveValue = () => use(LiveCardContext).value;

/** The wrapper around that card. */
export const LiveSleeve = () => use(LiveCardContext).sleeve;

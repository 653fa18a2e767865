"use client";

import { createContext, type ReactNode, use, useState } from "react";
import { changed } from "./live-value.css.ts";

/** What changes on the card that is being put together. */
export interface LiveCard {
  /** Its value, for people; absent while it is not known. */
  value?: string | undefined;
  /** The slipcase over it. */
  sleeve?: ReactNode;
}

export const LiveCardContext = createContext<LiveCard>({});

/** The value as it is printed on the preview. The card around it is drawn by the server and never again. */
export const LiveValue = () => {
  const { value } = use(LiveCardContext);
  // What the page came with is simply there.
  const [first] = useState(value);
  return !value || value === first ? (
    value
  ) : (
    <span key={value} className={changed}>
      {value}
    </span>
  );
};

/** The wrapper around that card. */
export const LiveSleeve = () => use(LiveCardContext).sleeve;

"use client";

import { useEffect } from "react";
import "./awake.css.ts";
import { awake } from "./signal.ts";

/**
 * Says that React has taken over the page: `data-ready` on the document, and an event for the loader (src/loader), which
 * then does what was pressed before. Stands last, so that everything before it is alive.
 */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
    dispatchEvent(new Event(awake));
  }, []);
  return null;
}

"use client";

import { useEffect } from "react";
import "./awake.css.ts";
import { awake, type Wake } from "./signal.ts";
import { wake } from "./wake.ts";

/**
 * Says that React has taken over the page: `data-ready` on the document, and an event with which the loader (src/loader) is
 * given what to do with all that was typed and pressed before. Stands last, so that everything before it is alive.
 */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
    dispatchEvent(new CustomEvent<Wake>(awake, { detail: wake }));
  }, []);
  return null;
}

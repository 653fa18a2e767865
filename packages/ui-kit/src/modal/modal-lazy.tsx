"use client";

import { useEffect, useSyncExternalStore } from "react";
import { fetchAhead, onNeed, useOnNeed } from "../on-need/on-need.ts";
import type { ModalHostProps } from "./modal-host.tsx";

export { createModals, type ModalControls, type ModalRequest, type Modals } from "./modals.ts";
export { useModal } from "./use-modal.ts";

const host = onNeed(() => import("./modal-host.tsx").then(({ ModalHost }) => ModalHost));

/**
 * Handlers for a button that opens a modal: hover and focus
 * fetch the host ahead, so that the press finds it there.
 */
export const fetchModalHost = fetchAhead(host);

/**
 * The host, fetched when a first modal opens if not before. What was opened meanwhile
 * is shown when it comes; where it could not be fetched, the next modal asks again.
 */
export const LazyModalHost = ({ modals }: ModalHostProps) => {
  const { part: Host } = useOnNeed(host);
  const waiting = useSyncExternalStore(modals.subscribe, modals.list, modals.list);
  // With every change anew: the first attempt may have failed.
  useEffect(() => {
    if (waiting.length > 0) host.start();
  }, [waiting]);
  return Host ? <Host modals={modals} /> : null;
};

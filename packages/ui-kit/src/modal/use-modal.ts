import { createContext, use } from "react";
import type { ModalControls } from "./modals.ts";

export const ModalContext = createContext<ModalControls | null>(null);

/**
 * Controls of the modal that a component stands in. Throws outside of one: that is a mistake of the caller.
 */
export const useModal = (): ModalControls => {
  const controls = use(ModalContext);
  if (!controls) throw new Error("useModal needs a modal around it");
  return controls;
};

import type { ReactNode } from "react";

/** What a modal is told about its looks and its ways out. */
export interface ModalLook {
  /** Its heading and name. */
  title: ReactNode;
  /** Hides the heading from sight; a screen reader still hears it. */
  titleHidden?: boolean;
  /** Name of the close button. */
  closeLabel: string;
  /** What a screen reader hears while it is loading. */
  loadingLabel?: string;
  /**
   * Widest it becomes: about 440, 590 or 960 px; on a phone
   * it always takes the whole width. Default `medium`.
   */
  size?: "small" | "medium" | "large";
  /**
   * `full`: as high as the page lets it be, up to about 740 px, for
   * what comes and goes in it: it does not jump. Default `content`.
   */
  height?: "content" | "full";
  /**
   * `false`: Escape and a press beside it do not close, for a question that needs its answer. Default `true`.
   */
  dismissible?: boolean;
  /** `alertdialog` for what interrupts and must be answered. Default `dialog`. */
  role?: "dialog" | "alertdialog";
}

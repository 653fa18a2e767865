import type { ReactNode } from "react";
import type { ModalLook } from "./modal-look.ts";

/** Time in ms that a modal takes to leave. */
export const closeDuration = 300;

/** A modal to be shown by the host. */
export interface ModalRequest extends ModalLook {
  /** What it shows; a function gets the controls, as `useModal` gives them to components within. */
  content: ReactNode | ((modal: ModalControls) => ReactNode);
  /** The bar of actions below the content. */
  footer?: ReactNode | ((modal: ModalControls) => ReactNode);
  /** Draws a back button in the head. */
  back?: { label: string; onPress(modal: ModalControls): void };
  /** Called once, when it begins to close, whoever closed it. */
  onClose?(): void;
}

/** What can be done with a modal that is open. */
export interface ModalControls {
  /** Closes it, even while it is loading: the visitor cannot, the code that finished can. */
  close(): void;
  /** While `true`, neither the close button, Escape nor a press beside it closes. */
  setLoading(loading: boolean): void;
}

/** A modal in the host. */
export interface HostedModal {
  key: number;
  request: ModalRequest;
  controls: ModalControls;
  /** `closing` until its animation is over. */
  phase: "open" | "closing";
  loading: boolean;
}

/** The modals of a page: opened from anywhere, shown by one `ModalHost`. */
export interface Modals {
  /**
   * Opens a modal over those that are open with `keepOthers`, else in their place; before the host has been
   * fetched nothing is lost, as it shows what is open when it comes.
   */
  open(request: ModalRequest, options?: { keepOthers?: boolean }): ModalControls;
  /** Closes all of them. */
  closeAll(): void;
  /** Those open or closing, the lowest first; the same array until something changes. */
  list(): readonly HostedModal[];
  /** The element that had focus when the first of them opened. */
  opener(): HTMLElement | undefined;
  subscribe(listener: () => void): () => void;
}

/** Makes the store that a page's `ModalHost` shows. */
export const createModals = (): Modals => {
  let list: readonly HostedModal[] = [];
  let opener: HTMLElement | undefined;
  let lastKey = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly HostedModal[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const edit = (key: number, changes: Partial<HostedModal>) =>
    change(list.map((modal) => (modal.key === key ? { ...modal, ...changes } : modal)));

  const close = (key: number): void => {
    const modal = list.find((candidate) => candidate.key === key);
    if (modal?.phase !== "open") return;
    edit(key, { phase: "closing" });
    setTimeout(() => change(list.filter((candidate) => candidate.key !== key)), closeDuration);
    modal.request.onClose?.();
  };
  const closeAll = () => {
    for (const { key } of list) close(key);
  };

  return {
    open(request, { keepOthers = false } = {}) {
      const focused = document.activeElement;
      if (list.length === 0) opener = focused instanceof HTMLElement ? focused : undefined;
      if (!keepOthers) closeAll();
      lastKey += 1;
      const key = lastKey;
      const controls: ModalControls = {
        close: () => close(key),
        setLoading: (loading) => edit(key, { loading }),
      };
      change([...list, { key, request, controls, phase: "open", loading: false }]);
      return controls;
    },
    closeAll,
    list: () => list,
    opener: () => opener,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

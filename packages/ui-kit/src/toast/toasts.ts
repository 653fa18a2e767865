import type { ReactNode } from "react";

export interface ToastRequest {
  /** What happened, in a few words. */
  title: ReactNode;
  /** One more sentence. */
  description?: ReactNode;
  /** Default `info`. */
  tone?: "info" | "success" | "warning" | "danger";
  /** One thing to do about it, such as taking it back; pressing it closes the toast. */
  action?: { label: string; onPress(): void };
  /**
   * Time in ms until it leaves; the clock stands still under a pointer and focus. `null`: it
   * stays until it is closed. Default 6000, and `null` with an action, which must not run away.
   */
  duration?: number | null;
}

/** A toast that waits to be shown or is shown. */
export interface QueuedToast extends ToastRequest {
  key: number;
}

/** The toasts of a page: added from anywhere, shown by one `ToastRegion`. */
export interface Toasts {
  /** Shows a toast and returns what closes it; nothing is lost when the region has not been fetched yet. */
  add(toast: ToastRequest): () => void;
  /** Forgets the toast of this key. */
  remove(key: number): void;
  /** All that are not closed, the oldest first; the same array until something changes. */
  list(): readonly QueuedToast[];
  subscribe(listener: () => void): () => void;
}

/** Makes the store that a page's `ToastRegion` shows. */
export const createToasts = (): Toasts => {
  let list: readonly QueuedToast[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly QueuedToast[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const remove = (key: number) => {
    if (list.some((toast) => toast.key === key)) change(list.filter((toast) => toast.key !== key));
  };
  return {
    add(toast) {
      lastKey += 1;
      const key = lastKey;
      change([...list, { ...toast, key }]);
      return () => remove(key);
    },
    remove,
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

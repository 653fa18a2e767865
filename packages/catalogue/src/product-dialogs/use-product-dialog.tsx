import { useLate } from "@giftshop/ui-kit/on-need";
import { type ReactNode, useState } from "react";
import type { DialogRequest } from "./dialog-request.ts";

/** The windows and their words, side by side. Rejects while they are out of reach. */
const fetchDialog = async () => {
  const [{ ProductDialog }, t] = await Promise.all([
    import("./product-dialog.tsx"),
    import("./late-words.ts").then(({ lateWords }) => lateWords()),
  ]);
  return { ProductDialog, t };
};

/** A window of the product page and what opens it. */
export interface ProductDialogHandle {
  /** To be rendered beside what opens it. */
  window: ReactNode;
  /** It was asked for and is on its way; an `aria-busy`. */
  busy: true | undefined;
  /** Begins the fetch, on hover and focus. */
  fetchAhead(): void;
  /** Opens it. Rejects where it cannot be fetched. */
  show(): Promise<unknown>;
}

/** Opens a window that is no part of the page's first load, nor are its words. */
export const useProductDialog = (request: DialogRequest): ProductDialogHandle => {
  const { part: loaded, start, fetch } = useLate(fetchDialog);
  const [open, setOpen] = useState(false);
  return {
    window: loaded && (
      <loaded.ProductDialog t={loaded.t} request={request} open={open} onClose={() => setOpen(false)} />
    ),
    busy: (open && !loaded) || undefined,
    fetchAhead: start,
    show() {
      setOpen(true);
      return fetch().catch((error: unknown) => {
        // A pointer that passes by later must not open what was asked for and never came.
        setOpen(false);
        throw error;
      });
    },
  };
};

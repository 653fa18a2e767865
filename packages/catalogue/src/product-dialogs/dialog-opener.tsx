"use client";

import { ButtonLink, type ButtonLinkProps } from "@giftshop/ui-kit/button";
import type { MouseEvent } from "react";
import type { DialogRequest } from "./dialog-request.ts";
import { useProductDialog } from "./use-product-dialog.tsx";

export interface DialogOpenerProps extends Pick<ButtonLinkProps, "variant" | "size" | "children"> {
  /** Where it leads without script, when the window cannot be fetched, or when it is opened elsewhere. */
  href: string;
  request: DialogRequest;
}

/** A link to what a page says at length that opens a window with what is asked here. */
export const DialogOpener = ({ href, request, ...look }: DialogOpenerProps) => {
  const { window: dialog, busy, fetchAhead, show } = useProductDialog(request);

  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Where focus comes back to: Safari gives none to a link that is pressed.
    event.currentTarget.focus({ preventScroll: true });
    show().catch(() => location.assign(href));
  };

  return (
    <>
      <ButtonLink
        {...look}
        href={href}
        aria-haspopup="dialog"
        aria-busy={busy}
        data-hydrates=""
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={press}
      />
      {dialog}
    </>
  );
};

"use client";

import { ButtonLink } from "@giftshop/ui-kit/button";
import { type MouseEvent, useRef, useState } from "react";
import type { FilterDialog, FilterDialogProps } from "./filter-dialog.tsx";

export interface FilterOpenerProps extends Omit<FilterDialogProps, "open" | "onClose"> {
  /** Its words. */
  label: string;
  /** Id of the filters in the page, which it leads to without script. */
  target: string;
  className: string;
}

/** Opens the filters of a small screen, which are fetched on hover, focus or press. Without them it leads to those in the page. */
export function FilterOpener({ label, target, className, ...dialog }: FilterOpenerProps) {
  const fetching = useRef<Promise<void>>(undefined);
  const [Dialog, setDialog] = useState<typeof FilterDialog>();
  const [open, setOpen] = useState(false);
  /** Which opening it is; a new one begins with what the list is filtered by. */
  const [opening, setOpening] = useState(0);

  function fetchDialog(): Promise<void> {
    fetching.current ??= import("./filter-dialog.tsx").then(
      (module) => setDialog(() => module.FilterDialog),
      () => {
        fetching.current = undefined;
        if (opening > 0) location.hash = target;
      },
    );
    return fetching.current;
  }

  function press(event: MouseEvent) {
    event.preventDefault();
    void fetchDialog();
    setOpening(opening + 1);
    setOpen(true);
  }

  return (
    <>
      <ButtonLink
        href={`#${target}`}
        variant="secondary"
        className={className}
        role="button"
        aria-haspopup="dialog"
        aria-busy={(open && !Dialog) || undefined}
        data-hydrates=""
        onPointerEnter={fetchDialog}
        onFocus={fetchDialog}
        onClick={press}
      >
        {label}
      </ButtonLink>
      {Dialog && opening > 0 && <Dialog key={opening} {...dialog} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

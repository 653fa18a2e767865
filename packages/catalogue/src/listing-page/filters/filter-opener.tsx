"use client";

import { ButtonLink } from "@giftshop/ui-kit/button";
import { useLate } from "@giftshop/ui-kit/on-need";
import { type KeyboardEvent, type SyntheticEvent, useState } from "react";
import type { FilterDialogProps } from "./filter-dialog.tsx";

export interface FilterOpenerProps extends Omit<FilterDialogProps, "open" | "onClose"> {
  /** Its words. */
  label: string;
  /** Id of the filters in the page, which it leads to without script. */
  target: string;
  className: string;
}

/**
 * Opens the filters of a small screen, which are fetched on hover,
 * focus or press. Without them it leads to those in the page.
 */
export const FilterOpener = ({ label, target, className, ...dialog }: FilterOpenerProps) => {
  const late = useLate(() => import("./filter-dialog.tsx").then(({ FilterDialog }) => FilterDialog));
  const { part: Dialog } = late;
  const [open, setOpen] = useState(false);
  /** Which opening it is; a new one begins with what the list is filtered by. */
  const [opening, setOpening] = useState(0);

  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    setOpening((last) => last + 1);
    setOpen(true);
    late.fetch().catch(() => {
      setOpen(false);
      location.hash = target;
    });
  };
  /** A link does not answer the space bar, a button does. */
  const pressBySpace = (event: KeyboardEvent) => {
    if (event.key === " ") press(event);
  };

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
        onPointerEnter={late.start}
        onFocus={late.start}
        onClick={press}
        onKeyDown={pressBySpace}
        // Who went on elsewhere is left alone, and the window itself takes the focus once it is there.
        onBlur={() => !Dialog && setOpen(false)}
      >
        {label}
      </ButtonLink>
      {Dialog && opening > 0 && <Dialog key={opening} {...dialog} open={open} onClose={() => setOpen(false)} />}
    </>
  );
};

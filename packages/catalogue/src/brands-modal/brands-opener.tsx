"use client";

import type { Language } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { useLate } from "@giftshop/ui-kit/on-need";
import { type KeyboardEvent, type SyntheticEvent, useState } from "react";

export interface BrandsOpenerProps {
  /** Its words. */
  label: string;
  /** Where it leads without script, and where the window cannot be fetched: all gift cards. */
  href: string;
  language: Language;
  /** Path of the choice card. */
  path: string;
  /** Address of a product page, with `{product}` for its path. */
  productHref: string;
}

/**
 * Opens the window with all brands, which is fetched on hover, focus or press, its words and brands with it.
 */
export const BrandsOpener = ({ label, href, language, path, productHref }: BrandsOpenerProps) => {
  const dialog = useLate(() => import("./load-dialog.ts").then(({ loadDialog }) => loadDialog(language)));
  const { part: loaded } = dialog;
  const [open, setOpen] = useState(false);
  /** Its brands stay while it is closed. */
  const [opened, setOpened] = useState(false);

  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    dialog.fetch().catch(() => location.assign(href));
    setOpen(true);
    setOpened(true);
  };
  /** A link does not answer the space bar, a button does. */
  const pressBySpace = (event: KeyboardEvent) => {
    if (event.key === " ") press(event);
  };

  return (
    <>
      <ButtonLink
        href={href}
        variant="secondary"
        role="button"
        aria-haspopup="dialog"
        aria-busy={(open && !loaded) || undefined}
        data-hydrates=""
        onPointerEnter={dialog.start}
        onFocus={dialog.start}
        onClick={press}
        onKeyDown={pressBySpace}
      >
        {label}
      </ButtonLink>
      {loaded && opened && (
        <loaded.BrandsDialog
          t={loaded.t}
          locale={language}
          path={path}
          productHref={productHref}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

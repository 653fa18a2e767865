"use client";

import type { ShopData } from "@giftshop/storefront-config/shop";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { useLate } from "@giftshop/ui-kit/on-need";
import { type KeyboardEvent, type SyntheticEvent, useState } from "react";

export interface ProductFormOpenerProps {
  /** Its words. */
  label: string;
  /** Where it leads without script, and where the window cannot be fetched: the page of quotes. */
  href: string;
  shop: ShopData;
  /** Path of the product. */
  path: string;
}

/**
 * Opens the window that asks for a quote of one product, which
 * is fetched on hover, focus or press, its words with it.
 */
export const ProductFormOpener = ({ label, href, shop, path }: ProductFormOpenerProps) => {
  const dialog = useLate(() => import("./load-product-form.ts").then((late) => late.loadProductForm(shop, path)));
  const { part: loaded } = dialog;
  const [open, setOpen] = useState(false);
  /** What was typed stays while it is closed. */
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
        <loaded.ProductFormDialog
          shop={shop}
          words={loaded.words}
          gift={loaded.gift}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

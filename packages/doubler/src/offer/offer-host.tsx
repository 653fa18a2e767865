"use client";

import { type DoublerOffer, onDoublerOffer } from "@giftshop/storefront-config/doubler-offer";
import type { ShopData } from "@giftshop/storefront-config/shop";
import { onNeed, useOnNeed } from "@giftshop/ui-kit/on-need";
import { useEffect, useState } from "react";
import type { OfferTranslate } from "./load-words.ts";

const dialog = onNeed(() => import("./offer-dialog.tsx").then(({ OfferDialog }) => OfferDialog));

/**
 * Hears of cards whose balance was checked, and offers the
 * draw. Dialog and words are fetched with the first press.
 */
export const OfferHost = ({ shop }: { shop: ShopData }) => {
  const { part: Dialog } = useOnNeed(dialog);
  const [t, setT] = useState<OfferTranslate>();
  const [offer, setOffer] = useState<DoublerOffer>();
  const [open, setOpen] = useState(false);
  const { language } = shop;
  useEffect(
    () =>
      onDoublerOffer(document, async (asked) => {
        setOffer(asked);
        setOpen(true);
        try {
          const { loadOfferWords } = await import("./load-words.ts");
          const [words] = await Promise.all([loadOfferWords(language), dialog.fetch()]);
          setT(() => words);
        } catch {
          // The next press tries again.
          setOpen(false);
        }
      }),
    [language],
  );
  if (!Dialog || !t || !offer) return null;
  return <Dialog shop={shop} t={t} offer={offer} open={open} onClose={() => setOpen(false)} />;
};

import { dayText } from "@giftshop/delivery-date/text";
import { useMemo } from "react";
import type { BuyBoxProps } from "../buy-box-props.ts";
import { deliveryPriceOf, isRegistered } from "../choices/delivery-price.ts";
import type { Draft } from "../draft/draft.ts";
import type { GiftFactsOptions } from "../gift-facts.ts";
import type { LateForm } from "../late-form.ts";
import type { DeliveryKind, ExtraOption, Offer } from "../offer.ts";
import type { StageParts } from "../stage/stage-parts.ts";
import { useSeen } from "./use-seen.ts";

/** Those of a delivery kind; the same array until that changes. */
const useOfKind = (options: readonly ExtraOption[], wanted: DeliveryKind) =>
  useMemo(() => options.filter(({ kind }) => kind === wanted), [options, wanted]);

/** What the present is made of, for all that shows it. */
export interface SeenPresent {
  /** The draft, a paint later. */
  seen: Draft;
  wrappers: readonly ExtraOption[];
  packings: readonly ExtraOption[];
  /** What is seen on the gift. */
  parts: StageParts;
  /** What the windows that show it tell. */
  facts: GiftFactsOptions;
}

/**
 * The press is answered first; the present, and wrappers and packings of the other kind,
 * follow once that is drawn. All are the same objects until then, so nothing is drawn twice.
 */
export const usePresent = (
  { offers, picture, texts, locale, ...props }: BuyBoxProps,
  draft: Draft,
  late: LateForm | undefined,
  money: GiftFactsOptions["money"],
): SeenPresent => {
  const seen = useSeen(draft);
  const wrappers = useOfKind(props.wrappers, seen.kind);
  const packings = useOfKind(props.packings, seen.kind);
  const offer = offers.find(({ kind }) => kind === seen.kind) as Offer;
  const parts = useMemo(
    () => ({
      message: seen.message,
      wrapper: wrappers.find(({ id }) => id === seen.wrapperId),
      packing: packings.find(({ id }) => id === seen.packingId),
      name: seen.forSomebodyElse ? seen.name : "",
      day: seen.day,
      dayWords: seen.day ? dayText(seen.day, offer.arrival.locale, offer.arrival.timeZone) : undefined,
      locale,
    }),
    [seen, wrappers, packings, offer, locale],
  );
  const facts = useMemo(() => {
    // Of several people it is known once they can be named.
    const delivery = late ? late.deliveryOf(offer, seen, money) : deliveryPriceOf(offer, isRegistered(offer, seen));
    return { draft: seen, offer, picture, texts, wrappers, packings, delivery, money };
  }, [seen, offer, picture, texts, wrappers, packings, late, money]);
  return { seen, wrappers, packings, parts, facts };
};

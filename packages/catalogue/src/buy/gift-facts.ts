import { dayText } from "@giftshop/delivery-date/text";
import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { arrivalText } from "../arrival/arrival-text.ts";
import type { DeliveryRow } from "../product-dialogs/look/deliveries.tsx";
import type { GiftLook, LookExtra } from "../product-dialogs/look/gift-look.ts";
import type { OrderFacts } from "../product-dialogs/look/order-overview.tsx";
import { draftOf } from "../several/draft-of.ts";
import type { BuyTexts } from "./buy-texts.ts";
import { cardValue, type Draft, totalOf } from "./draft/draft.ts";
import type { Amount, ExtraOption, Offer } from "./offer.ts";
import type { PreviewPicture } from "./preview/preview.tsx";

/** What a form knows of the gift that it makes. */
export interface GiftFactsOptions {
  draft: Draft;
  offer: Offer;
  picture: PreviewPicture;
  texts: BuyTexts;
  /** Those of the kind that is chosen. */
  wrappers: readonly ExtraOption[];
  packings: readonly ExtraOption[];
  delivery: Amount;
  money(value: number | undefined): string | undefined;
}

const looked = (extra: ExtraOption | undefined): LookExtra | undefined =>
  extra && { title: extra.title, imageUrl: extra.imageUrl };

const chosenOf = ({ draft, wrappers, packings }: GiftFactsOptions) => ({
  wrapper: wrappers.find(({ id }) => id === draft.wrapperId),
  packing: packings.find(({ id }) => id === draft.packingId),
});

/** Everybody's gift as a draft of its own. */
const draftsOf = ({ draft, offer }: GiftFactsOptions): Draft[] =>
  draft.several && draft.people.length > 0
    ? draft.people.map((person) => draftOf(person, draft, offer.arrival.locale))
    : [draft];

/** How it looks when it arrives; of several people, the first one's. */
export const giftLook = (options: GiftFactsOptions): GiftLook => {
  const { draft, offer, picture, money } = options;
  const [first = draft] = draftsOf(options);
  const { wrapper, packing } = chosenOf(options);
  return {
    kind: draft.kind,
    face: picture.url,
    title: picture.title,
    value: money(cardValue(first)),
    message: first.message,
    name: first.forSomebodyElse ? `${first.name} ${first.lastName}`.trim() : "",
    email: first.forSomebodyElse && draft.kind === "DIGITAL" ? first.email : "",
    wrapper: looked(wrapper),
    packing: looked(packing),
    day: first.day,
    dayWords: first.day ? dayText(first.day, offer.arrival.locale, offer.arrival.timeZone) : undefined,
    locale: offer.arrival.locale,
  };
};

/** Who gets what, where and when. */
export const deliveriesOf = (options: GiftFactsOptions): DeliveryRow[] => {
  const { offer, texts, money } = options;
  const { arrival, kind } = offer;
  return draftsOf(options).map((one) => {
    const { forSomebodyElse, name, lastName, email, way, street, message, quantity, day } = one;
    const value = money(cardValue(one));
    const where = kind === "DIGITAL" ? email : way === "them" && street ? addressOnOneLine(one) : "";
    return {
      name: (forSomebodyElse && `${name} ${lastName}`.trim()) || texts.recipient.self,
      details: [
        value === undefined ? "" : quantity === 1 ? value : `${quantity} × ${value}`,
        forSomebodyElse ? where : "",
        day ? dayText(day, arrival.locale, arrival.timeZone) : (arrivalText(arrival, undefined) ?? ""),
        message,
      ],
    };
  });
};

/** What it comes to, line by line. */
export const orderFacts = (options: GiftFactsOptions): OrderFacts => {
  const { draft, picture, texts, delivery, money } = options;
  const { wrapper, packing } = chosenOf(options);
  const drafts = draftsOf(options);
  const pieces = drafts.length * draft.quantity;
  const cards = drafts.reduce<number | undefined>((sum, one) => {
    const value = cardValue(one);
    return sum === undefined || value === undefined ? undefined : sum + value * one.quantity;
  }, 0);
  const extras = [wrapper, packing].flatMap((extra) => extra ?? []);
  const total = totalOf(draft, extras);
  const times = pieces === 1 ? "" : `${pieces} × `;
  return {
    lines: [
      { label: `${times}${picture.title}`, amount: money(cards) ?? "–" },
      ...extras.map(({ title, price }) => ({
        label: `${times}${title}`,
        amount: price.value === 0 ? price.text : (money(price.value * pieces) ?? "–"),
      })),
      { label: draft.kind === "DIGITAL" ? texts.delivery.digital : texts.delivery.physical, amount: delivery.text },
    ],
    totalLabel: texts.total,
    total: money(total === undefined ? undefined : total + delivery.value) ?? "–",
    deliveries: deliveriesOf(options),
  };
};

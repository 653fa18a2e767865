import type { DayPlan } from "@giftshop/delivery-date/text";
import { type AddressValue, emptyAddress } from "@giftshop/ui-kit/address-value";
import { asciiDigits } from "@giftshop/validation/digits";
import type { Person } from "../../several/person.ts";
import type { DeliveryKind, ExtraOption, Offer } from "../offer.ts";

/** What belongs to one delivery kind: another kind has its own. */
type KindChoices = Pick<Draft, "wrapperId" | "packingId" | "day">;

/** What the visitor has put together so far. Text stays as typed, so nothing is lost to a rule. */
export interface Draft extends AddressValue {
  kind: DeliveryKind;
  /** A value of a chip, minor units; `undefined` while the amount is typed. */
  value: number | undefined;
  /** The typed amount, major units as text. */
  amount: string;
  /** Whether it was said who it is for: nothing is taken for granted where value is sent. */
  decided: boolean;
  forSomebodyElse: boolean;
  /** Whether it is for each of `people`. */
  several: boolean;
  people: readonly Person[];
  name: string;
  email: string;
  /** The recipient's address, typed a second time. */
  emailAgain: string;
  lastName: string;
  /**
   * How a printed card for somebody else goes, straight to them or to the buyer who hands it over; empty
   * until it was said.
   */
  way: "" | "them" | "me";
  message: string;
  wrapperId: string | undefined;
  packingId: string | undefined;
  /** The day that was chosen; null: as soon as possible. */
  day: DayPlan | null;
  /** What was chosen for kinds that are not looked at now: whoever comes back finds it. */
  ofOtherKinds: Partial<Record<DeliveryKind, KindChoices>>;
  quantity: number;
}

/** The second of the offered values where there is one: what most people choose, and never the least. */
const suggestedValue = ({ values }: Offer): number | undefined => (values[1] ?? values[0])?.value;

/**
 * What the page begins with: the first delivery kind in stock. `undefined` when nothing can be bought.
 *
 * @param asked whether the page asks who it is for
 */
export const firstDraft = (offers: readonly Offer[], asked = true): Draft | undefined => {
  const offer = offers.find(({ inStock }) => inStock);
  if (!offer) return undefined;
  return {
    kind: offer.kind,
    value: suggestedValue(offer),
    amount: "",
    // Most people donate in their own name.
    decided: offer.donation === true || !asked,
    forSomebodyElse: false,
    several: false,
    people: [],
    name: "",
    email: "",
    emailAgain: "",
    lastName: "",
    way: "",
    // Another way of delivery than the first may be the one that is posted.
    ...emptyAddress(offers.find(({ countries }) => countries)?.countries?.[0] ?? ""),
    message: "",
    wrapperId: undefined,
    packingId: undefined,
    day: null,
    ofOtherKinds: {},
    quantity: 1,
  };
};

const nothingChosen: KindChoices = { wrapperId: undefined, packingId: undefined, day: null };

/**
 * Changes the delivery kind; the value stays where that kind allows it, else its suggestion is taken, while
 * extras and the day belong to a kind: those of the new one are what they were when it was left.
 */
export const withKind = (draft: Draft, offer: Offer): Draft => {
  const { kind, wrapperId, packingId, day } = draft;
  const ofOtherKinds = { ...draft.ofOtherKinds, [kind]: { wrapperId, packingId, day } };
  const next = { ...draft, kind: offer.kind, ofOtherKinds, ...nothingChosen, ...ofOtherKinds[offer.kind] };
  const { value } = draft;
  if (value === undefined) return offer.hasFixedPrices ? { ...next, value: suggestedValue(offer) } : next;
  if (offer.values.some((one) => one.value === value)) return next;
  const allowed = !offer.hasFixedPrices && value >= offer.minimum.value && value <= offer.maximum.value;
  if (allowed && value % 100 === 0) return { ...next, value: undefined, amount: String(value / 100) };
  return { ...next, value: suggestedValue(offer) };
};

/** Value of one card in minor units, or `undefined` while the typed amount is not a whole number. */
export const cardValue = ({ value, amount }: Pick<Draft, "value" | "amount">): number | undefined => {
  if (value !== undefined) return value;
  const digits = asciiDigits(amount).trim();
  return /^\d{1,7}$/.test(digits) ? Number(digits) * 100 : undefined;
};

/** What is on each card: of several people their own amounts, `undefined` where one is not known. */
const valuesOf = (draft: Draft): (number | undefined)[] =>
  draft.several && draft.people.length > 0
    ? draft.people.map(({ amount }) => cardValue(amount.trim() === "" ? draft : { value: undefined, amount }))
    : [cardValue(draft)];

/** What the visitor pays for it, delivery aside, minor units; `undefined` while the value is not known. */
export const totalOf = (draft: Draft, extras: readonly ExtraOption[]): number | undefined => {
  const chosen = extras.filter(({ id }) => id === draft.wrapperId || id === draft.packingId);
  const around = chosen.reduce((sum, { price }) => sum + price.value, 0);
  let total = 0;
  for (const value of valuesOf(draft)) {
    if (value === undefined) return undefined;
    total += (value + around) * draft.quantity;
  }
  return total;
};

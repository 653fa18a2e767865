import { judgeMessage } from "@giftshop/validation/rules";
import type { Offer } from "../offer.ts";
import type { Draft } from "./draft.ts";
import { draftKey } from "./draft-key.ts";

/** Whether a value is of the kind that the form begins with, as another build may have kept anything. */
const alike = (value: unknown, first: unknown, key: string): boolean =>
  key === "day" || key === "value" || key === "wrapperId" || key === "packingId"
    ? value === null || ["string", "number", "object", "undefined"].includes(typeof value)
    : typeof value === typeof first && Array.isArray(value) === Array.isArray(first);

const offered = ({ kind, value }: Draft, offers: readonly Offer[]): boolean => {
  const offer = offers.find((one) => one.kind === kind);
  return offer?.inStock === true && (value == null || offer.values.some((one) => one.value === value));
};

/**
 * What was put together on this page before it was loaded anew;
 * `undefined` where that is nothing, or nothing that is sold so.
 */
export const readDraft = (
  first: Draft,
  offers: readonly Offer[],
  storage: Storage = sessionStorage,
): Draft | undefined => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(draftKey()) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const known = Object.entries(kept).filter(
      ([key, value]) => Object.hasOwn(first, key) && alike(value, first[key as keyof Draft], key),
    );
    // JSON has no `undefined`: an amount that is typed has no value.
    const draft = { ...first, value: undefined, ...Object.fromEntries(known) };
    // Nobody can choose it where only one is posted to.
    draft.countryCode ||= first.countryCode;
    return offered(draft, offers) ? draft : undefined;
  } catch {
    return undefined;
  }
};

/** Words that a link of the shop proposes for this gift; none where a gift card may not bear them. */
export const proposedWords = (hash: string = location.hash): string | undefined => {
  const words = new URLSearchParams(hash.slice(1)).get("message")?.trim();
  return words && judgeMessage(words) === undefined ? words : undefined;
};

/** Keeps what is put together until the tab is closed; nothing where there is no room. */
export const keepDraft = (draft: Draft, storage: Storage = sessionStorage): void => {
  try {
    storage.setItem(draftKey(), JSON.stringify(draft));
  } catch {
    // A private window may keep nothing.
  }
};

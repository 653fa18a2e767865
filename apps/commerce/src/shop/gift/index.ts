export { bouncedGifts, bouncesOf } from "./bounces/bounces-table.ts";
export { cardsOfLine } from "./cards-of-line.ts";
export type { WrappedFacts } from "./emails/facts.ts";
export { wrappedFacts } from "./emails/wrapped-facts.ts";
export {
  blockGifts,
  countOpenedGifts,
  type GiftRecord,
  type GiftState,
  giftOfPackage,
  giftsOfOrder,
  lockGiftsOfOrder,
  markTakenBack,
  noteGiftSent,
  renewLink,
  setNotice,
  unblockGifts,
  unopenedGift,
} from "./gifts-table.ts";
export { hasLinks } from "./has-links.ts";
export { keepUnopened, type Unopened } from "./keep-unopened.ts";
export { tokenOfGift } from "./link.ts";
export { stateOf } from "./show-gift.ts";

import type { Code, Gift, ShownGift } from "../gift-page/load-gift.ts";

/** A face in one colour. */
const face =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 856 540'%3E%3Crect width='856' height='540' fill='%235b1f3d'/%3E%3C/svg%3E";

export const sampleGift = (more: Partial<Gift> = {}): Gift => ({
  state: "UNOPENED",
  senderFirstName: "Élodie",
  receiverFirstName: "Nina",
  message: "Happy birthday, and see you on Sunday!",
  canThank: false,
  canTell: false,
  product: { title: "Café Noir", backgroundColor: "#f6d9c4", howToUse: null, image: { url: face } },
  wrapper: null,
  ...more,
});

export const sampleCard = (more: Partial<Code> = {}): Code => ({
  number: "6299110012345678904",
  pin: "204913",
  barcode: [2, 1, 1, 2, 3, 2, 1, 3, 1, 2, 2, 1, 4, 1, 1, 1, 3, 2, 2, 3, 3, 1, 1, 1, 2],
  expiresOn: "2028-11-26",
  passes: [],
  value: { value: 5000, currency: "EUR" },
  balance: { value: 5000, currency: "EUR" },
  ...more,
});

export const sampleShown = (gift: Gift, cards: readonly Code[] = []): Extract<ShownGift, { kind: "gift" }> => ({
  kind: "gift",
  gift,
  key: "7f9d1f9e-6d5e-4a86-9d0a-5c7f0e2c9b11",
  cards,
});

import type { Code, Gift, ShownGift } from "../gift-page/load-gift.ts";
import { sampleFace } from "./sample-pictures.ts";

export const sampleGift = (more: Partial<Gift> = {}): Gift => ({
  state: "UNOPENED",
  senderFirstName: "Élodie",
  receiverFirstName: "Nina",
  message: "Happy birthday, and see you on Sunday!",
  canThank: false,
  canTell: false,
  product: { title: "Café Noir", backgroundColor: "#f6d9c4", howToUse: null, image: { url: sampleFace } },
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

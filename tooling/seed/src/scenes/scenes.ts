import type { BrandGroup } from "@giftshop/storefront-config";
import type { ThingName } from "./things/index.ts";

/**
 * What a picture is of: what matters stands alone, the rest
 * beside it, what matters more before what matters less.
 */
export interface Scene {
  hero: ThingName;
  beside: readonly ThingName[];
  /** Which of the house's walls. */
  wall: number;
  /** Hung across it. */
  bunting?: true;
  /** Houses which lay what is theirs at its corner: a ribbon, or a seal. */
  corner?: readonly BrandGroup[];
}

/**
 * Every scene of a house: occasions and the ideas for them, posts, pages of wishes,
 * business, home, what is empty, and each category where its page is shared.
 */
export const scenes = {
  home: { hero: "present", beside: ["flowers", "card", "smallPresent"], wall: 0, corner: ["CB"] },
  choice: { hero: "card", beside: ["smallPresent", "present", "envelope"], wall: 2, corner: ["CB", "GCS"] },
  birthday: { hero: "cake", beside: ["present", "balloons", "cupcake"], wall: 1, bunting: true },
  "thank-you": { hero: "flowers", beside: ["letter", "cup", "sprig"], wall: 2 },
  wedding: { hero: "rings", beside: ["flowers", "glasses"], wall: 0 },
  "new-baby": { hero: "pram", beside: ["bear", "smallPresent"], wall: 5 },
  december: { hero: "fir", beside: ["present", "candle", "sprig"], wall: 3 },
  "get-well": { hero: "bed", beside: ["flowers", "cup", "apple"], wall: 4 },
  farewell: { hero: "suitcase", beside: ["glasses", "camera", "ticket"], wall: 5 },
  "new-home": { hero: "house", beside: ["movingBox", "plant", "key"], wall: 1 },
  choose: { hero: "armchair", beside: ["lamp", "plant", "books"], wall: 4 },
  message: { hero: "letter", beside: ["cup", "flowers", "sealed"], wall: 0 },
  "digital-or-post": { hero: "phone", beside: ["postbox", "sealed"], wall: 5 },
  "birthday-by-age": { hero: "cake", beside: ["bear", "books", "cupcake"], wall: 2, bunting: true },
  "team-presents": { hero: "teamTable", beside: ["present", "plant"], wall: 3, corner: ["CB"] },
  "last-minute": { hero: "clock", beside: ["phone", "envelope"], wall: 1 },
  "film-evening": { hero: "nightWindow", beside: ["popcorn", "glasses", "ticket"], wall: 2 },
  tonight: { hero: "nightWindow", beside: ["lamp", "glasses"], wall: 4 },
  "small-presents": { hero: "cup", beside: ["smallPresent", "books", "cupcake"], wall: 1 },
  "for-a-team": { hero: "offices", beside: ["parcel", "cake"], wall: 0 },
  business: { hero: "laptop", beside: ["offices", "plant", "cup"], wall: 5 },
  "empty-basket": { hero: "emptyBasket", beside: ["smallPresent", "apple"], wall: 0 },
  "nothing-found": { hero: "magnifier", beside: ["books", "key"], wall: 5 },
  "no-orders": { hero: "album", beside: ["sealed", "cup"], wall: 3 },
  "birthday-ideas": { hero: "balloons", beside: ["cupcake", "flowers", "ticket"], wall: 5, bunting: true },
  "thank-you-ideas": { hero: "cup", beside: ["flowers", "candle", "sealed"], wall: 0 },
  "wedding-ideas": { hero: "glasses", beside: ["suitcase", "flowers"], wall: 2 },
  "new-baby-ideas": { hero: "bear", beside: ["books", "balloons"], wall: 1 },
  "december-ideas": { hero: "present", beside: ["cup", "fir", "sprig"], wall: 4, corner: ["CB"] },
  "get-well-ideas": { hero: "armchair", beside: ["flowers", "lamp", "apple"], wall: 3 },
  "farewell-ideas": { hero: "letter", beside: ["suitcase", "glasses", "camera"], wall: 1 },
  "new-home-ideas": { hero: "plant", beside: ["movingBox", "ladder", "key"], wall: 5 },
  "category-fashion": { hero: "handbag", beside: ["present", "scent"], wall: 1, corner: ["CB"] },
  "category-beauty": { hero: "scent", beside: ["smallPresent", "flowers", "sprig"], wall: 4 },
  "category-books": { hero: "books", beside: ["lamp", "cup", "apple"], wall: 3 },
  "category-dining": { hero: "cloche", beside: ["glasses", "candle", "sprig"], wall: 2 },
  "category-cinema": { hero: "nightWindow", beside: ["armchair", "popcorn", "ticket"], wall: 5 },
  "category-travel": { hero: "suitcase", beside: ["camera", "plant", "ticket"], wall: 0 },
  "category-wellness": { hero: "plant", beside: ["cup", "candle", "sprig"], wall: 3 },
  "category-home-garden": { hero: "house", beside: ["plant", "flowers", "sprig"], wall: 2 },
  "category-sports": { hero: "ball", beside: ["apple", "present", "ticket"], wall: 5 },
  "category-games-tech": { hero: "gamepad", beside: ["laptop", "phone"], wall: 4 },
  "category-kids": { hero: "bear", beside: ["ball", "balloons", "apple"], wall: 2 },
  "category-food-wine": { hero: "glasses", beside: ["cloche", "flowers", "apple"], wall: 1 },
  "category-music": { hero: "guitar", beside: ["books", "lamp", "ticket"], wall: 0 },
  "category-experiences": { hero: "balloons", beside: ["camera", "glasses", "ticket"], wall: 3, bunting: true },
  "category-motoring": { hero: "car", beside: ["key", "offices"], wall: 2 },
  "category-pets": { hero: "dog", beside: ["ball", "plant", "bone"], wall: 1 },
  "category-charity": { hero: "heartShelf", beside: ["flowers", "plant"], wall: 4 },
  "category-for-business": { hero: "offices", beside: ["laptop", "plant", "parcel"], wall: 3 },
  "being-paid": { hero: "present", beside: ["clock", "card"], wall: 4 },
  activated: { hero: "card", beside: ["glasses", "flowers", "key"], wall: 1, bunting: true },
  "no-favourites": { hero: "heartShelf", beside: ["plant", "sprig"], wall: 2 },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

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
}

/**
 * Every scene of a house: occasions and the ideas for them, posts, pages of wishes,
 * business, home, what is empty, and each category where its page is shared.
 */
export const scenes = {
  home: { hero: "present", beside: ["flowers", "card", "smallPresent"], wall: 0 },
  choice: { hero: "card", beside: ["smallPresent", "present", "envelope"], wall: 2 },
  birthday: { hero: "cake", beside: ["present", "balloons", "card"], wall: 1, bunting: true },
  "thank-you": { hero: "flowers", beside: ["letter", "cup", "card"], wall: 2 },
  wedding: { hero: "rings", beside: ["flowers", "glasses", "sealed"], wall: 1 },
  "new-baby": { hero: "pram", beside: ["bear", "smallPresent", "card"], wall: 5 },
  december: { hero: "fir", beside: ["present", "smallPresent", "card"], wall: 3 },
  "get-well": { hero: "bed", beside: ["cup", "flowers", "books"], wall: 4 },
  farewell: { hero: "suitcase", beside: ["glasses", "letter", "card"], wall: 5 },
  "new-home": { hero: "house", beside: ["movingBox", "plant", "key"], wall: 3 },
  choose: { hero: "armchair", beside: ["lamp", "plant", "books"], wall: 4 },
  message: { hero: "letter", beside: ["cup", "flowers", "sealed"], wall: 0 },
  "digital-or-post": { hero: "phone", beside: ["postbox", "sealed", "card"], wall: 5 },
  "birthday-by-age": { hero: "cake", beside: ["bear", "books", "smallPresent"], wall: 2, bunting: true },
  "team-presents": { hero: "teamTable", beside: ["present", "plant", "card"], wall: 3 },
  "last-minute": { hero: "clock", beside: ["phone", "envelope", "smallPresent"], wall: 1 },
  "film-evening": { hero: "nightWindow", beside: ["cup", "glasses", "smallPresent"], wall: 2 },
  tonight: { hero: "nightWindow", beside: ["lamp", "glasses", "card"], wall: 4 },
  "small-presents": { hero: "cup", beside: ["smallPresent", "books", "card"], wall: 2 },
  "for-a-team": { hero: "offices", beside: ["parcel", "cake", "card"], wall: 0 },
  business: { hero: "laptop", beside: ["offices", "plant", "card"], wall: 5 },
  "empty-basket": { hero: "emptyBasket", beside: ["smallPresent", "card"], wall: 0 },
  "nothing-found": { hero: "magnifier", beside: ["books", "card"], wall: 5 },
  "no-orders": { hero: "album", beside: ["sealed", "cup"], wall: 3 },
  "birthday-ideas": { hero: "balloons", beside: ["cup", "flowers", "envelope"], wall: 5, bunting: true },
  "thank-you-ideas": { hero: "cup", beside: ["flowers", "plant", "sealed"], wall: 0 },
  "wedding-ideas": { hero: "glasses", beside: ["suitcase", "flowers", "envelope"], wall: 2 },
  "new-baby-ideas": { hero: "bear", beside: ["books", "balloons", "sealed"], wall: 1 },
  "december-ideas": { hero: "present", beside: ["cup", "fir", "envelope"], wall: 4 },
  "get-well-ideas": { hero: "armchair", beside: ["flowers", "lamp", "books"], wall: 3 },
  "farewell-ideas": { hero: "letter", beside: ["suitcase", "glasses", "card"], wall: 1 },
  "new-home-ideas": { hero: "plant", beside: ["movingBox", "ladder", "key"], wall: 5 },
  "category-fashion": { hero: "handbag", beside: ["present", "lamp", "card"], wall: 1 },
  "category-beauty": { hero: "scent", beside: ["smallPresent", "flowers", "card"], wall: 4 },
  "category-books": { hero: "books", beside: ["cup", "lamp", "card"], wall: 3 },
  "category-dining": { hero: "cloche", beside: ["glasses", "flowers", "card"], wall: 2 },
  "category-cinema": { hero: "nightWindow", beside: ["armchair", "lamp", "card"], wall: 5 },
  "category-travel": { hero: "suitcase", beside: ["postbox", "plant", "card"], wall: 0 },
  "category-wellness": { hero: "plant", beside: ["cup", "lamp", "card"], wall: 3 },
  "category-home-garden": { hero: "house", beside: ["plant", "flowers", "card"], wall: 2 },
  "category-sports": { hero: "ball", beside: ["balloons", "present", "card"], wall: 5 },
  "category-games-tech": { hero: "gamepad", beside: ["laptop", "phone", "card"], wall: 4 },
  "category-kids": { hero: "bear", beside: ["ball", "balloons", "card"], wall: 2 },
  "category-food-wine": { hero: "glasses", beside: ["cloche", "flowers", "card"], wall: 1 },
  "category-music": { hero: "guitar", beside: ["books", "lamp", "card"], wall: 0 },
  "category-experiences": { hero: "balloons", beside: ["suitcase", "glasses", "card"], wall: 3, bunting: true },
  "category-motoring": { hero: "car", beside: ["key", "offices", "card"], wall: 2 },
  "category-pets": { hero: "dog", beside: ["ball", "plant", "card"], wall: 1 },
  "category-charity": { hero: "heartShelf", beside: ["flowers", "plant", "sealed"], wall: 4 },
  "category-for-business": { hero: "offices", beside: ["laptop", "plant", "parcel"], wall: 3 },
  "being-paid": { hero: "present", beside: ["clock", "card", "sealed"], wall: 4 },
  activated: { hero: "card", beside: ["key", "flowers", "glasses"], wall: 1, bunting: true },
  "no-favourites": { hero: "heartShelf", beside: ["plant", "card"], wall: 1 },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

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

/** Every scene of a house: occasions, posts, pages of wishes, business, home, and what is empty. */
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
  tonight: { hero: "nightWindow", beside: ["lamp", "glasses", "card"], wall: 4 },
  "small-presents": { hero: "cup", beside: ["smallPresent", "books", "card"], wall: 2 },
  "for-a-team": { hero: "offices", beside: ["parcel", "cake", "card"], wall: 0 },
  business: { hero: "laptop", beside: ["offices", "plant", "card"], wall: 5 },
  "empty-basket": { hero: "emptyBasket", beside: ["smallPresent", "card"], wall: 0 },
  "nothing-found": { hero: "magnifier", beside: ["books", "card"], wall: 5 },
  "no-orders": { hero: "album", beside: ["sealed", "cup"], wall: 3 },
  "no-favourites": { hero: "heartShelf", beside: ["plant", "card"], wall: 1 },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

import type { Thing } from "../kit.ts";
import * as days from "./days.ts";
import * as home from "./home.ts";
import * as pastimes from "./pastimes.ts";
import * as presents from "./presents.ts";
import * as small from "./small.ts";
import * as table from "./table.ts";
import * as work from "./work.ts";

/** A thing with the width and the height that it takes, in its own units. */
export interface Sized {
  draw: Thing;
  width: number;
  height: number;
}

const sized = (draw: Thing, width: number, height: number): Sized => ({ draw, width, height });

/** Whatever stands in a scene, by name. */
export const things = {
  present: sized(presents.present, 290, 300),
  smallPresent: sized(presents.smallPresent, 170, 150),
  card: sized(presents.card, 320, 210),
  envelope: sized(presents.envelope, 300, 262),
  sealed: sized(presents.sealed, 280, 180),
  parcel: sized(presents.parcel, 260, 180),
  movingBox: sized(presents.movingBox, 330, 214),
  balloons: sized(presents.balloons, 310, 490),
  cake: sized(table.cake, 352, 362),
  cup: sized(table.cup, 210, 236),
  glasses: sized(table.glasses, 240, 390),
  flowers: sized(table.flowers, 270, 430),
  books: sized(table.books, 260, 140),
  cloche: sized(table.cloche, 360, 206),
  clock: sized(table.clock, 220, 250),
  door: sized(home.door, 300, 456),
  house: sized(home.house, 380, 390),
  key: sized(home.key, 370, 130),
  plant: sized(home.plant, 260, 396),
  armchair: sized(home.armchair, 300, 330),
  lamp: sized(home.lamp, 240, 460),
  nightWindow: sized(home.nightWindow, 344, 340),
  ladder: sized(home.ladder, 150, 400),
  rings: sized(days.rings, 330, 260),
  pram: sized(days.pram, 340, 340),
  bear: sized(days.bear, 216, 262),
  fir: sized(days.fir, 340, 510),
  bed: sized(days.bed, 452, 250),
  suitcase: sized(days.suitcase, 300, 278),
  thanks: sized(days.thanks, 260, 240),
  phone: sized(work.phone, 196, 370),
  postbox: sized(work.postbox, 220, 340),
  letter: sized(work.letter, 340, 250),
  laptop: sized(work.laptop, 372, 240),
  offices: sized(work.offices, 380, 460),
  teamTable: sized(work.teamTable, 540, 250),
  emptyBasket: sized(work.emptyBasket, 332, 300),
  magnifier: sized(work.magnifier, 260, 310),
  album: sized(work.album, 392, 230),
  heartShelf: sized(work.heartShelf, 380, 270),
  handbag: sized(pastimes.handbag, 290, 290),
  scent: sized(pastimes.scent, 300, 300),
  ball: sized(pastimes.ball, 390, 200),
  gamepad: sized(pastimes.gamepad, 400, 224),
  guitar: sized(pastimes.guitar, 250, 470),
  car: sized(pastimes.car, 420, 212),
  candle: sized(small.candle, 150, 250),
  sprig: sized(small.sprig, 260, 120),
  ticket: sized(small.ticket, 270, 150),
  cupcake: sized(small.cupcake, 190, 222),
  apple: sized(small.apple, 200, 215),
  camera: sized(small.camera, 260, 188),
  popcorn: sized(small.popcorn, 220, 270),
  bone: sized(small.bone, 270, 90),
  dog: sized(pastimes.dog, 230, 300),
} as const satisfies Record<string, Sized>;

export type ThingName = keyof typeof things;

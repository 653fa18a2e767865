import { isExpired } from "../../money/giftcard/index.ts";
import { type GiftLine, type GiftPackage, readGiftPackage } from "../../money/order/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { readView } from "../catalogue/snapshot/view.ts";
import { inLanguage } from "../catalogue/words.ts";
import { findByToken } from "./find-gift.ts";
import type { GiftRecord, GiftState } from "./gifts-table.ts";
import { isThanked } from "./thanks-table.ts";

/** A gift as whoever has its link sees it: nothing of what it is worth, and no code. */
export interface GiftView {
  state: GiftState;
  /** Null: its buyer gave it to themself, or was forgotten since. */
  senderFirstName: string | null;
  receiverFirstName: string;
  product: Pick<GiftLine, "title" | "imageUrl" | "imageAlt" | "backgroundColor">;
  /** How it is used, where that is not at a till or in an online shop. */
  howToUse: string | null;
  wrapper: Pick<GiftLine, "title" | "imageUrl" | "imageAlt"> | null;
  message: string | null;
  canThank: boolean;
  /** Its buyer wants to be told when it is opened, if whoever opens it agrees. */
  canTell: boolean;
}

/** First name of a whole one: receivers of before have no other. */
const firstOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? name;

/** The line of gift cards of a package. */
export const mainLine = ({ lines }: Pick<GiftPackage, "lines">): GiftLine => {
  const main = lines.find(({ kind }) => kind === "GIFTCARD");
  if (main === undefined) throw new Error("A gift has no card.");
  return main;
};

/** How a gift stands at a moment: the job that ends it may be late. */
export const stateOf = ({ state, expiresOn }: GiftRecord, timeZone: string, now: Date): GiftState =>
  state === "UNOPENED" && isExpired(expiresOn, now, timeZone) ? "EXPIRED" : state;

/** Whether somebody may thank for it: it was opened, came from another, and nobody has. */
const canThank = async (db: Queryable, gift: GiftRecord, found: GiftPackage): Promise<boolean> =>
  gift.state === "OPENED" &&
  found.recipientEmail !== null &&
  found.buyerEmail !== "" &&
  !(await isThanked(db, gift.package));

/** Whether its buyer is told that it was opened, once whoever opens it agrees. */
export const isTold = ({ noticed }: GiftRecord, { recipientEmail, buyerEmail }: GiftPackage): boolean =>
  noticed && recipientEmail !== null && buyerEmail !== "";

/** A gift, found already, as its page shows it. */
export const giftView = async (db: Queryable, gift: GiftRecord, scope: Scope): Promise<GiftView> => {
  const { services, storefront, language } = scope;
  const found = await readGiftPackage(db, gift.package);
  if (found === undefined) throw new Error(`The gift ${gift.package} is no package.`);
  const main = mainLine(found);
  const { snapshot } = await readView(services, scope, db);
  const use = snapshot.byVariation.get(main.variation ?? -1)?.product.redeem?.description;
  return {
    state: stateOf(gift, storefront.timeZone, services.clock.now()),
    senderFirstName: found.recipientName === null ? null : found.senderName || null,
    receiverFirstName: firstOf(found.recipientName ?? found.buyerFirstName),
    product: main,
    howToUse: use ? inLanguage(use, language, storefront) : null,
    wrapper: found.lines.find(({ kind }) => kind === "DIGITAL_WRAPPER") ?? null,
    message: found.message,
    canThank: await canThank(db, gift, found),
    canTell: gift.state === "UNOPENED" && isTold(gift, found),
  };
};

/** `gift`. Throws 1002 and 2204. */
export const showGift = async (token: string, scope: Scope): Promise<GiftView> =>
  giftView(scope.services.pool, await findByToken(token, scope), scope);

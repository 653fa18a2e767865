import { createHmac } from "node:crypto";
import { linkTo } from "@giftshop/storefront-config";
import { endOfDay } from "../../../money/giftcard/index.ts";
import { readGiftPackage } from "../../../money/order/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { type Bucket, limit } from "../../../platform/limit.ts";
import { originOf } from "../../../platform/origin-of.ts";
import { findByToken } from "../find-gift.ts";
import { revealCards } from "../reveal-cards.ts";
import { mainLine } from "../show-gift.ts";
import { type Wallet, walletsOf } from "./offered-passes.ts";
import type { PassCard } from "./pass-card.ts";

/** What a pass is made with: nothing of a browser, as wallets fetch files without cookies. */
export type PassScope = Pick<Scope, "services" | "storefront" | "language" | "log" | "clientAddress">;

/** More than the cards of a gift on every device of a family. */
const passes: Bucket = { name: "gift-pass", points: 30, seconds: 3600, guards: true };

/**
 * The pass of a card of an opened gift, which counts as a reveal; `undefined` where the gift is not
 * open, has no such card that can be shown, or nobody has keys for this wallet. Throws 1002 and 2204.
 */
export const makePass = async (
  { token, n, wallet }: { token: string; n: number; wallet: Wallet },
  scope: PassScope,
): Promise<{ file: Buffer } | { link: string } | undefined> => {
  const { services, storefront, language } = scope;
  const { pool, environment, clock } = services;
  const gift = await findByToken(token, scope);
  await limit(scope, passes, gift.package);
  if (gift.state !== "OPENED" || !walletsOf(services).includes(wallet)) return undefined;
  const id = gift.cards?.toSorted((one, other) => one - other)[n - 1];
  const [card] = id === undefined ? [] : await revealCards([id], `gift.pass.${wallet.toLowerCase()}`, services);
  const found = await readGiftPackage(pool, gift.package);
  if (card === undefined || found === undefined) return undefined;
  const origin = originOf(environment, storefront);
  const pass: PassCard = {
    storefront,
    language,
    card,
    origin,
    title: mainLine(found).title,
    serial: createHmac("sha256", environment.cardHmacKey).update(`pass ${card.id}`).digest("hex").slice(0, 24),
    balanceCheck: origin + linkTo(storefront, language, "balanceCheck"),
    endsAt: endOfDay(card.expiresOn, storefront.timeZone),
    now: clock.now(),
  };
  const { applePass: apple, googleWallet: google } = environment;
  if (wallet === "APPLE" && apple) return { file: (await import("./apple-pass.ts")).applePass(pass, apple) };
  if (wallet === "GOOGLE" && google) return { link: (await import("./google-pass.ts")).googlePassLink(pass, google) };
  return undefined;
};

import { sign } from "node:crypto";
import { brandingOf } from "@giftshop/storefront-config/branding";
import type { GoogleWalletKeys } from "../../../platform/wallets/wallet-keys.ts";
import { houses } from "../../mail/house.ts";
import { inGroups, type PassCard } from "./pass-card.ts";

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * The link that puts a card into Google's wallet: a gift card and
 * its class in a signed token (RS256), short enough for an address.
 */
export const googlePassLink = (pass: PassCard, { issuerId, email, key }: GoogleWalletKeys): string => {
  const { storefront, language, card, title, serial, origin, now } = pass;
  const classId = `${issuerId}.${storefront.code}`;
  const giftCard = {
    id: `${issuerId}.${serial}`,
    classId,
    state: "ACTIVE",
    cardNumber: card.number,
    pin: card.pin,
    balance: { micros: `${card.balance * 10_000}`, currencyCode: card.currency },
    balanceUpdateTime: { date: now.toISOString() },
    validTimeInterval: { end: { date: pass.endsAt.toISOString() } },
    barcode: { type: "CODE_128", value: card.number, alternateText: inGroups(card.number) },
    textModulesData: [{ id: "card", body: title }],
  };
  const kind = {
    id: classId,
    issuerName: storefront.name,
    merchantName: storefront.name,
    reviewStatus: "UNDER_REVIEW",
    hexBackgroundColor: houses[storefront.group].primary,
    programLogo: { sourceUri: { uri: origin + brandingOf(storefront).icons.touch.src } },
  };
  const token = {
    iss: email,
    aud: "google",
    typ: "savetowallet",
    iat: Math.floor(now.getTime() / 1000),
    origins: [origin],
    payload: { giftCardClasses: [kind], giftCardObjects: [giftCard] },
  };
  const text = `${encoded({ alg: "RS256", typ: "JWT" })}.${encoded(token)}`;
  return `https://pay.google.com/gp/v/save/${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}?hl=${language}`;
};

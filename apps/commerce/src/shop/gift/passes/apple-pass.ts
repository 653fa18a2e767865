import { createHash } from "node:crypto";
import { defineMessages, formatDate } from "@giftshop/messages";
import { createShop } from "@giftshop/storefront-config";
import { zipSync } from "fflate";
import type { ApplePassKeys } from "../../../platform/wallets/wallet-keys.ts";
import { houses } from "../../mail/house.ts";
import { overlays, words } from "./messages/words.ts";
import { inGroups, type PassCard } from "./pass-card.ts";
import { passPictures } from "./pass-pictures.ts";
import { signManifest } from "./sign-manifest.ts";

/** What stands on a pass. */
const passMessages = defineMessages(words, overlays);

/** `#c2255c` as Apple writes colours. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/**
 * What a pass says, with the PIN on its back, as the front lies open on a locked screen, where number and
 * barcode alone pay nothing.
 */
const passOf = (pass: PassCard, { passTypeId, teamId }: ApplePassKeys) => {
  const { storefront, language, card, title, serial, balanceCheck, now } = pass;
  const shop = createShop(storefront.code, language);
  const t = passMessages.in(shop);
  const { primary, onPrimary } = houses[storefront.group];
  const day = formatDate(now, shop.locale, storefront.timeZone, { day: "numeric", month: "short" });
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: serial,
    organizationName: storefront.name,
    description: t("pass.description", { title }),
    logoText: storefront.name,
    backgroundColor: rgb(primary),
    foregroundColor: rgb(onPrimary),
    labelColor: rgb(onPrimary),
    // Whoever has number and PIN can spend it: it is handed on by its owner, not by a button.
    sharingProhibited: true,
    expirationDate: pass.endsAt.toISOString(),
    barcodes: [
      {
        format: "PKBarcodeFormatCode128",
        message: card.number,
        messageEncoding: "iso-8859-1",
        altText: inGroups(card.number),
      },
    ],
    storeCard: {
      primaryFields: [
        { key: "balance", label: t("pass.balanceOn", { day }), value: card.balance / 100, currencyCode: card.currency },
      ],
      secondaryFields: [
        { key: "card", label: t("pass.card"), value: title },
        {
          key: "until",
          label: t("pass.until"),
          value: `${card.expiresOn}T00:00:00Z`,
          dateStyle: "PKDateStyleMedium",
          ignoresTimeZone: true,
        },
      ],
      backFields: [
        { key: "number", label: t("pass.number"), value: inGroups(card.number) },
        { key: "pin", label: t("pass.pin"), value: card.pin },
        { key: "check", label: t("pass.check"), value: balanceCheck },
        { key: "keep", label: storefront.name, value: t("pass.keep") },
      ],
    },
  };
};

/**
 * A pass for Apple's wallet (`application/vnd.apple.pkpass`): what
 * it says, its pictures, a list of both, and the list's signature.
 */
export const applePass = (pass: PassCard, keys: ApplePassKeys): Buffer => {
  const files: Record<string, Buffer> = {
    "pass.json": Buffer.from(JSON.stringify(passOf(pass, keys))),
    ...passPictures(pass.storefront.group),
  };
  // The format knows no other digest; what is signed is judged by a stronger one.
  const digest = (file: Buffer) => createHash("sha1").update(file).digest("hex");
  const listed = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, digest(file)]));
  const manifest = Buffer.from(JSON.stringify(listed));
  const signature = signManifest(manifest, keys, pass.now);
  return Buffer.from(zipSync({ ...files, "manifest.json": manifest, signature }, { level: 0, mtime: pass.now }));
};

import { type CardSecrets, decryptText, encryptText, keyId } from "../../../money/giftcard/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";
import { markIssued, type OpenCard, storedCodes } from "./issued-cards.ts";
import type { IssuedElsewhere } from "./issuer.ts";

const ownerOf = ({ orderLine, n }: Pick<OpenCard, "orderLine" | "n">): string => `issued:${orderLine}:${n}`;

/** Keeps a card that its issuer made; its code encrypted. */
export const keepIssued = async (
  client: Queryable,
  card: OpenCard,
  { reference, number, pin, expiresOn }: IssuedElsewhere,
  { cardEncryptionKey: key }: Pick<CardSecrets, "cardEncryptionKey">,
): Promise<void> => {
  const code = encryptText(key, JSON.stringify([number, pin]), ownerOf(card));
  await markIssued.run(client, card.id, reference, code, keyId(key), expiresOn);
};

/** Decrypts the codes of order lines' cards that issuers made. */
export const revealIssued = async (
  db: Queryable,
  orderLines: readonly number[],
  { cardEncryptionKey: key }: Pick<CardSecrets, "cardEncryptionKey">,
) => {
  const rows = await storedCodes(db, orderLines);
  return rows.map(({ code, encryptionKey, ...card }) => {
    if (encryptionKey !== keyId(key))
      throw new Error(`A card was encrypted with the key ${encryptionKey}, which is not in the environment.`);
    const [number, pin] = JSON.parse(decryptText(key, code, ownerOf(card))) as [string, string];
    const { value, currency, expiresOn } = card;
    return { number, pin, value, currency, expiresOn };
  });
};

import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../database/index.ts";
import { revealCards } from "../giftcard/index.ts";
import type { GiftMail } from "../mail/types.ts";
import type { DeliveryState } from "../order/index.ts";
import type { Services } from "../services.ts";

interface Row {
  storefront: StorefrontCode;
  language: Language;
  state: DeliveryState;
  messageId: string;
  recipientName: string | null;
  recipientEmail: string | null;
  firstName: string;
  lastName: string;
  email: string;
  message: string | null;
  lines: { id: number; title: string; imageUrl: string }[];
}

const readGift = prepared<Row, [number]>(
  "gift-for-mail",
  `select o.storefront, o.language, d.state, '<' || d.message_id || '>' as "messageId", p.recipient_name as "recipientName",
     p.recipient_email as "recipientEmail", o.first_name as "firstName", o.last_name as "lastName", o.email, p.message,
     (select json_agg(json_build_object('id', l.id, 'title', l.title, 'imageUrl', l.image_url) order by l.position)
        from order_line l where l.package = p.id and l.kind = 'GIFTCARD') as lines
   from delivery d join order_package p on p.id = d.package join shop_order o on o.id = d.order_id
   where d.package = $1 and p.kind = 'DIGITAL'`,
);
const readFace = prepared<{ svg: string }, [string]>(
  "gift-for-mail-face",
  "select svg from media where hash = split_part(split_part($1, '/', 3), '.', 1)",
);

/** A gift ready to be composed, and how its delivery stands: WAITING, or FAILED before. */
interface GiftForMail {
  gift: GiftMail;
  state: DeliveryState;
}

/**
 * What the e-mail of a digital package says, codes included: they are decrypted here, and each time is logged.
 * `undefined` where there is nothing to send: no such package, not paid, sent before, or no card in it.
 */
export const giftForMail = async (
  client: Queryable,
  packageId: number,
  { clock, environment }: Pick<Services, "clock" | "environment">,
): Promise<GiftForMail | undefined> => {
  const row = await readGift.first(client, packageId);
  const [first] = row?.lines ?? [];
  if (row === undefined || row.state === "SENT" || first === undefined) return undefined;
  const lineIds = row.lines.map(({ id }) => id);
  const cards = await revealCards(client, lineIds, "mail.gift", clock.now(), environment);
  const face = await readFace.first(client, first.imageUrl);
  const own = row.recipientEmail === null;
  const gift: GiftMail = {
    storefront: row.storefront,
    language: row.language,
    messageId: row.messageId,
    to: row.recipientEmail ?? row.email,
    receiverName: row.recipientName ?? row.firstName,
    productTitle: first.title,
    faceSvg: face?.svg ?? "",
    ...(own ? {} : { senderName: row.firstName }),
    ...(row.message === null ? {} : { message: row.message }),
    cards: cards.map(({ number, pin, value, currency, expiresOn }) => ({
      number,
      pin,
      value: { value, currency },
      expiresOn,
    })),
  };
  return { gift, state: row.state };
};

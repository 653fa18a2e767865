import { getStorefront, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import { revealCards } from "../../../money/giftcard/index.ts";
import { amountOf, type LineKind, readGiftPackage } from "../../../money/order/index.ts";
import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { readPictures } from "../../catalogue/media/read-pictures.ts";
import type { Words } from "../../catalogue/types.ts";
import { inLanguage } from "../../catalogue/words.ts";
import { revealIssued } from "../../exchange/issuer/codes.ts";
import { type GiftRecord, giftOfPackage, type WrappedFacts, wrappedFacts } from "../../gift/index.ts";
import type { DonationMail, GiftMail } from "../../mail/types.ts";

interface Line {
  id: number;
  kind: LineKind;
  title: string;
  imageUrl: string;
  quantity: number;
  unitPrice: number;
  /** How it is exchanged for others, as the catalogue says it now; only the choice card's. */
  exchange: Words | null;
}

interface Row {
  storefront: StorefrontCode;
  language: Language;
  currency: string;
  messageId: string;
  recipientName: string | null;
  recipientEmail: string | null;
  firstName: string;
  senderName: string;
  email: string;
  message: string | null;
  lines: Line[];
}

const readPackage = prepared<Row, [number]>(
  "gift-for-mail",
  `select o.storefront, o.language, o.currency, '<' || d.message_id || '>' as "messageId", p.recipient_name as "recipientName",
     p.recipient_email as "recipientEmail", o.first_name as "firstName", coalesce(o.sender_name, o.first_name) as "senderName", o.email, p.message,
     (select json_agg(json_build_object('id', l.id, 'kind', l.kind, 'title', l.title, 'imageUrl', l.image_url,
         'quantity', l.quantity, 'unitPrice', l.unit_price, 'exchange', (
           select c.redeem -> 'description' from variation v join product c on c.id = v.product where v.id = l.variation
         )) order by l.position)
        from order_line l where l.package = p.id) as lines
   from delivery d join order_package p on p.id = d.package join shop_order o on o.id = d.order_id
   where d.package = $1 and d.state = 'WAITING' and p.kind = 'DIGITAL'
     and (d.due_at is null or d.released_at is not null)`,
);

type Pictures = ReadonlyMap<string, string>;

/** What every digital package says, whatever is in it. */
const presentOf = (row: Row, main: Line, pictures: Pictures) => ({
  storefront: row.storefront,
  language: row.language,
  messageId: row.messageId,
  to: row.recipientEmail ?? row.email,
  receiverName: row.recipientName ?? row.firstName,
  productTitle: main.title,
  faceSvg: pictures.get(main.imageUrl) ?? "",
  ...(row.recipientEmail === null ? {} : { senderName: row.senderName }),
  ...(row.message === null ? {} : { message: row.message }),
});

const wrapperOf = ({ lines }: Row, pictures: Pictures): Pick<GiftMail, "wrapper"> => {
  const wrapper = lines.find(({ kind }) => kind === "DIGITAL_WRAPPER");
  const svg = wrapper && pictures.get(wrapper.imageUrl);
  return wrapper && svg ? { wrapper: { title: wrapper.title, svg } } : {};
};

const useOf = ({ storefront, language }: Row, { exchange }: Line): Pick<GiftMail, "use"> =>
  exchange === null ? {} : { use: inLanguage(exchange, language, getStorefront(storefront)) };

/** What is made when it is opened arrives wrapped, unless it was taken back, blocked or ended. */
const wrapped = async (
  client: Queryable,
  gift: GiftRecord,
  environment: Services["environment"],
): Promise<WrappedFacts | undefined> => {
  const found = gift.state === "UNOPENED" ? await readGiftPackage(client, gift.package) : undefined;
  return found && wrappedFacts(client, environment, { gift, found });
};

/**
 * What the e-mail of a digital package says; each decryption of its codes is logged.
 *
 * @returns `undefined` where nothing is to be sent: none such, unpaid, sent, refused, not due, nothing by
 * e-mail
 */
export const giftForMail = async (
  client: Queryable,
  packageId: number,
  { clock, environment }: Pick<Services, "clock" | "environment">,
): Promise<GiftMail | DonationMail | WrappedFacts | undefined> => {
  const row = await readPackage.first(client, packageId);
  const main = row?.lines.find(({ kind }) => kind === "GIFTCARD" || kind === "DONATION");
  if (row === undefined || main === undefined) return undefined;
  const gift = await giftOfPackage(client, packageId);
  if (gift !== undefined) return wrapped(client, gift, environment);
  const pictures = await readPictures(
    client,
    row.lines.map(({ imageUrl }) => imageUrl),
  );
  const present = presentOf(row, main, pictures);
  if (main.kind === "DONATION") return { ...present, amount: { value: amountOf(main), currency: row.currency } };
  const lineIds = row.lines.filter(({ kind }) => kind === "GIFTCARD").map(({ id }) => id);
  const own = await revealCards(client, lineIds, "mail.gift", clock.now(), environment);
  const cards = [...own, ...(await revealIssued(client, lineIds, environment))];
  return {
    ...present,
    ...wrapperOf(row, pictures),
    ...useOf(row, main),
    // Only what was activated is given.
    cards: cards.flatMap(({ number, pin, value, currency, expiresOn }) =>
      expiresOn === null ? [] : { number, pin, value: { value, currency }, expiresOn },
    ),
  };
};

import { formatDate, formatMoney, type Money } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { faceImage } from "../../platform/pictures/face-image.ts";
import { barcode, grouped } from "./barcode.ts";
import { leftToRight } from "./left-to-right.ts";
import { noteLines, noteOf } from "./note.ts";
import { picture } from "./picture.ts";
import { type MailScene, mailScene, renderMail } from "./render.tsx";
import { type CardTexts, Gift, type GiftTexts } from "./templates/gift.tsx";
import type { GiftMail, MailedCard } from "./types.ts";
import { namedImage } from "./wrapping/named-image.ts";
import { openPicture } from "./wrapping/wrapping-picture.ts";

const sum = (cards: readonly MailedCard[]): Money => ({
  value: cards.reduce((total, { value }) => total + value.value, 0),
  currency: cards[0]?.value.currency ?? "EUR",
});

const cardTexts = ({ shop, t }: MailScene, card: MailedCard, index: number, count: number): CardTexts => ({
  ...(count > 1 ? { title: t("gift.card", { index: index + 1, count }) } : {}),
  number: grouped(card.number),
  pin: card.pin,
  value: formatMoney(card.value, shop.locale),
  expires: formatDate(card.expiresOn, shop.locale, "UTC", { dateStyle: "long" }),
  barcodeCid: `barcode-${index + 1}`,
  barcodeAlt: t("gift.barcode", { digits: card.number.slice(-4) }),
});

const wrapperTexts = ({ wrapper, productTitle }: GiftMail, whom: string): Pick<GiftTexts, "wrapper"> =>
  wrapper
    ? { wrapper: { title: wrapper.title, cid: "wrapper", alt: `${productTitle} – ${wrapper.title} – ${whom}` } }
    : {};

/** The card half out of what it comes in, or where nothing was chosen its face alone. */
const pictureFor = ({ shop, t }: MailScene, { wrapper, faceSvg, receiverName }: GiftMail) => {
  if (!wrapper) return picture("face", faceImage(faceSvg));
  const rightToLeft = shop.direction === "rtl";
  const drawing = (words: string) =>
    openPicture({ storefront: shop.storefront, wrapper: wrapper.svg, whom: { words, rightToLeft } }, faceSvg);
  return picture("wrapper", namedImage(drawing, t("gift.for", { name: receiverName })));
};

const giftTexts = (scene: MailScene, gift: GiftMail): GiftTexts => {
  const { shop, t, origin } = scene;
  const count = gift.cards.length;
  return {
    greeting: t("gift.greeting", { name: gift.receiverName }),
    intro: gift.senderName ? t("gift.introFrom", { sender: gift.senderName }) : t("gift.introOwn"),
    productTitle: gift.productTitle,
    faceCid: "face",
    ...wrapperTexts(gift, t("gift.for", { name: gift.receiverName })),
    ...noteOf(scene, gift),
    ...(count > 1 ? { split: t("gift.split", { value: formatMoney(sum(gift.cards), shop.locale), count }) } : {}),
    cards: gift.cards.map((card, index) => cardTexts(scene, card, index, count)),
    labels: { value: t("gift.value"), number: t("gift.number"), pin: t("gift.pin"), expires: t("gift.expires") },
    use: { title: t("gift.useTitle"), text: gift.use ?? t("gift.useText") },
    balance: { text: t("gift.balance"), href: `${origin}${shop.link("balanceCheck", {})}` },
    cash: t("gift.cash"),
  };
};

const plainText = ({ labels, cards, ...texts }: GiftTexts): string[] => [
  ...(texts.wrapper ? [texts.wrapper.title, ""] : []),
  texts.greeting,
  "",
  texts.intro,
  ...noteLines(texts),
  "",
  texts.productTitle,
  ...(texts.split ? [texts.split] : []),
  ...cards.flatMap((card) => [
    "",
    ...(card.title ? [card.title] : []),
    `${labels.value}: ${card.value}`,
    `${labels.number}: ${leftToRight(card.number)}`,
    `${labels.pin}: ${leftToRight(card.pin)}`,
    `${labels.expires}: ${card.expires}`,
  ]),
  "",
  `${texts.use.title}: ${texts.use.text}`,
  `${texts.balance.text}: ${texts.balance.href}`,
  texts.cash,
];

/**
 * The e-mail that carries a digital gift: wrapper, face, note,
 * and for each card value, number, PIN, expiry and barcode.
 */
export const composeGift = async (gift: GiftMail, originOf: OriginOf): Promise<Mail> => {
  const scene = mailScene(gift.storefront, gift.language, originOf);
  const texts = giftTexts(scene, gift);
  const { t, shop, house } = scene;
  const subject = gift.senderName
    ? t("gift.subjectFrom", { sender: gift.senderName, title: gift.productTitle })
    : t("gift.subjectOwn", { title: gift.productTitle });
  const barcodes = await Promise.all(gift.cards.map(({ number }) => barcode(number)));
  return {
    ...renderMail(scene, {
      messageId: gift.messageId,
      to: gift.to,
      subject,
      preview: t("gift.preview", { value: formatMoney(sum(gift.cards), shop.locale) }),
      body: <Gift texts={texts} house={house} />,
      text: plainText(texts),
    }),
    attachments: [
      pictureFor(scene, gift),
      ...barcodes.map((content, index) => picture(`barcode-${index + 1}`, content)),
    ],
  };
};

import { formatDate, formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { faceImage } from "../../platform/pictures/face-image.ts";
import { isolated } from "./left-to-right.ts";
import { picture } from "./picture.ts";
import { type MailScene, mailScene, renderMail } from "./render.tsx";
import { Confirmation, type ConfirmationTexts } from "./templates/confirmation.tsx";
import type { ConfirmationMail, MailedDelivery } from "./types.ts";

const donationText = ({ t }: MailScene, { receiver, told }: MailedDelivery): string => {
  if (told === "recipient") return t("confirmation.donationTold", { recipient: receiver });
  return told === "buyer" ? t("confirmation.donationMessage") : t("confirmation.donation");
};

const wayText = (scene: MailScene, delivery: MailedDelivery): string => {
  const { shop, t } = scene;
  const { kind, expectedAt, receiver } = delivery;
  if (kind === "donation") return donationText(scene, delivery);
  if (kind === "activation") return t("confirmation.activation");
  if (kind === "digital")
    return t(delivery.handedOver ? "confirmation.hand" : "confirmation.digital", { recipient: receiver });
  const date = expectedAt ? formatDate(expectedAt, shop.locale, shop.storefront.timeZone) : "";
  return t("confirmation.physical", { recipient: receiver, date });
};

/** Where a gift goes, in one line. */
const placeOf = ({ kind, email, address }: MailedDelivery): string | undefined => {
  if (kind === "digital") return email;
  return kind === "physical" ? address?.join(", ") : undefined;
};

const toTheHour = { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;

const deliveryText = (scene: MailScene, delivery: MailedDelivery): string => {
  const { shop, t } = scene;
  const what = wayText(scene, delivery);
  if (!delivery.planned) return what;
  const { at, timeZone } = delivery.planned;
  return t("confirmation.planned", {
    what,
    date: formatDate(at, shop.locale, timeZone ?? shop.storefront.timeZone, {
      ...toTheHour,
      // In another zone than the shop's the hour alone would mislead.
      ...(timeZone && timeZone !== shop.storefront.timeZone ? { timeZoneName: "long" } : {}),
    }),
  });
};

/** What a company typed at the checkout, each with what it is. */
const companyFacts = (
  { t }: MailScene,
  { companyName, vatNumber, referenceNumber }: ConfirmationMail["company"],
): ConfirmationTexts["facts"] =>
  [
    { label: t("confirmation.companyName"), value: companyName },
    { label: t("confirmation.vatNumber"), value: vatNumber },
    { label: t("confirmation.referenceNumber"), value: referenceNumber },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** More pictures than this make a message that mailboxes clip. */
const mostFaces = 20;
/** Pixels: three times as wide as it is shown, for dense screens. */
const faceWidth = 216;

/** Faces of what was bought, each once, by the name under which the message shows it. */
const facesOf = ({ deliveries }: ConfirmationMail): ReadonlyMap<string, string> => {
  const faces = [...new Set(deliveries.flatMap(({ faceSvg }) => faceSvg ?? []))].slice(0, mostFaces);
  return new Map(faces.map((svg, index) => [svg, `face-${index + 1}`]));
};

/** The buyer's confirmation of a paid order. */
export const composeConfirmation = (order: ConfirmationMail, originOf: OriginOf): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const { shop, t, house, origin } = scene;
  const faces = facesOf(order);
  const exact = (money: ConfirmationMail["total"]) => formatMoney(money, shop.locale, "always");
  const texts: ConfirmationTexts = {
    greeting: t("confirmation.greeting", { name: order.buyerName }),
    intro: t(order.onInvoice ? "confirmation.introInvoice" : "confirmation.intro"),
    deliveries: order.deliveries.map((delivery) => ({
      title: `${delivery.quantity} × ${delivery.productTitle}`,
      what: deliveryText(scene, delivery),
      place: placeOf(delivery),
      total: exact(delivery.total),
      cid: delivery.faceSvg && faces.get(delivery.faceSvg),
      note: delivery.message ? { title: t("confirmation.message"), text: delivery.message } : undefined,
    })),
    more: order.more > 0 ? t("confirmation.more", { count: `${order.more}` }) : undefined,
    sums: [
      ...(order.shipping ? [{ label: t("confirmation.shipping"), amount: exact(order.shipping) }] : []),
      { label: t("confirmation.total"), amount: exact(order.total) },
    ],
    facts: [
      ...(order.cards ?? []).map(({ lastDigits, amount }) => ({
        label: t("confirmation.card", { digits: lastDigits }),
        value: exact(amount),
      })),
      ...companyFacts(scene, order.company),
    ],
    view: { text: t("confirmation.view"), href: `${origin}${shop.link("confirmation", { uuid: order.orderUuid })}` },
  };
  return {
    ...renderMail(scene, {
      messageId: order.messageId,
      to: order.to,
      subject: t("confirmation.subject", { number: order.orderNumber }),
      preview: t(order.onInvoice ? "confirmation.previewInvoice" : "confirmation.preview"),
      body: <Confirmation texts={texts} house={house} />,
      text: [
        texts.greeting,
        "",
        texts.intro,
        ...texts.deliveries.flatMap(({ title, what, place, total, note }) => [
          `- ${title}, ${what}: ${total}`,
          ...(place ? [`  ${shop.direction === "rtl" ? isolated(place) : place}`] : []),
          ...(note ? [`  ${note.title}: ${note.text}`] : []),
        ]),
        ...(texts.more ? [texts.more] : []),
        ...texts.sums.map(({ label, amount }) => `${label}: ${amount}`),
        ...texts.facts.map(({ label, value }) => `${label}: ${value}`),
        "",
        `${texts.view.text}: ${texts.view.href}`,
      ],
    }),
    attachments: [...faces].map(([svg, cid]) => picture(cid, faceImage(svg, faceWidth))),
  };
};

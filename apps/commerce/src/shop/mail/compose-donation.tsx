import { formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { faceImage } from "../../platform/pictures/face-image.ts";
import { noteLines, noteOf } from "./note.ts";
import { picture } from "./picture.ts";
import { type MailScene, mailScene, renderMail } from "./render.tsx";
import { Donation, type DonationTexts } from "./templates/donation.tsx";
import type { DonationMail } from "./types.ts";

const donationTexts = (scene: MailScene, donation: DonationMail): DonationTexts => {
  const { shop, t } = scene;
  const { senderName: sender, productTitle: charity } = donation;
  return {
    greeting: t("gift.greeting", { name: donation.receiverName }),
    intro: sender ? t("donation.introFrom", { sender, charity }) : t("donation.introOwn", { charity }),
    charity,
    faceCid: "face",
    ...noteOf(scene, donation),
    facts: [
      { label: t("donation.charity"), value: charity },
      { label: t("donation.amount"), value: formatMoney(donation.amount, shop.locale) },
      ...(sender ? [{ label: t("donation.giver"), value: sender }] : []),
    ],
    whole: t("donation.whole", { charity }),
  };
};

const plainText = ({ facts, ...texts }: DonationTexts): string[] => [
  texts.greeting,
  "",
  texts.intro,
  ...noteLines(texts),
  "",
  ...facts.map(({ label, value }) => `${label}: ${value}`),
  "",
  texts.whole,
];

/**
 * The e-mail that tells of a donation: whoever it is in the
 * name of, or its buyer, who left a message with it.
 */
export const composeDonation = (donation: DonationMail, originOf: OriginOf): Mail => {
  const scene = mailScene(donation.storefront, donation.language, originOf);
  const texts = donationTexts(scene, donation);
  const { t, shop, house } = scene;
  const { senderName: sender, productTitle: charity } = donation;
  return {
    ...renderMail(scene, {
      messageId: donation.messageId,
      to: donation.to,
      subject: sender ? t("donation.subjectFrom", { sender, charity }) : t("donation.subjectOwn", { charity }),
      preview: t("donation.preview", { value: formatMoney(donation.amount, shop.locale), charity }),
      body: <Donation texts={texts} house={house} />,
      text: plainText(texts),
    }),
    attachments: [picture("face", faceImage(donation.faceSvg))],
  };
};

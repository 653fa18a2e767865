import { formatDate, formatMoney } from "@giftshop/messages";
import { businessTerms } from "@giftshop/storefront-config/business";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { mailScene, renderMail } from "../../mail/render.tsx";
import { Note } from "../../mail/templates/parts.tsx";
import { told } from "../../mail/told.tsx";
import { businessMessages } from "./messages.ts";
import { offerLines } from "./offer-lines.ts";
import type { BuyerNews, QuoteMail } from "./types.ts";

/**
 * Tells the buyer of a quote how it stands, with the way to its page; the offer itself comes as a document.
 */
export const composeQuote = (
  { news, n, offer, token, comment, pdf }: QuoteMail<BuyerNews>,
  originOf: OriginOf,
): Mail => {
  const { quote, storefront, priced } = offer;
  const scene = mailScene(quote.storefront, quote.language, originOf);
  const { shop, origin } = scene;
  const t = businessMessages.in(shop);
  const { reference, validUntil, buyer } = quote;
  const values = {
    reference,
    total: formatMoney({ value: priced?.grandTotal ?? 0, currency: storefront.currency }, shop.locale, "always"),
    date: validUntil ? formatDate(validUntil, shop.locale, storefront.timeZone, { dateStyle: "long" }) : "",
  };
  const greeting = t("business.greeting", { name: buyer.firstName });
  const texts = [
    t(`business.${news}.text`, values),
    ...(news === "sent" && quote.onInvoice ? [t("business.sent.invoice", { days: businessTerms.dueDays })] : []),
  ];
  const facts = [
    { label: t("business.facts.reference"), value: reference },
    // A link goes to an address that nobody has proven: what was typed is not repeated in it.
    ...(news === "sent" ? [{ label: t("business.facts.gifts"), value: offerLines(offer, shop).join("\n") }] : []),
  ];
  const href = `${origin}${shop.link("businessQuote")}?quote=${token}`;
  return {
    ...renderMail(scene, {
      messageId: `<quote-${news}-${n ?? 0}-${reference.toLowerCase()}@${storefront.organisation.email.split("@").at(-1)}>`,
      to: buyer.email,
      subject: t(`business.${news}.subject`, values),
      preview: t(`business.${news}.preview`),
      ...told(scene, {
        greeting,
        texts,
        facts,
        note: comment && {
          look: <Note house={scene.house} title={t("business.facts.comment")} text={comment.text} />,
          text: comment.text,
        },
        action: t(`business.${news}.action`),
        href,
      }),
      foot: {
        why: t("business.why", { shop: storefront.name }),
        help: scene.t("footer.help", { email: storefront.organisation.email }),
      },
    }),
    automatic: news !== "comment",
    attachments: pdf ? [{ filename: `${reference}.pdf`, contentType: "application/pdf", content: pdf }] : [],
  };
};

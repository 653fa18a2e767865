import { formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { mailScene, renderMail } from "../../mail/render.tsx";
import { Fact, Heading, Note } from "../../mail/templates/parts.tsx";
import { businessMessages } from "./messages.ts";
import { offerLines } from "./offer-lines.ts";
import type { QuoteMail, ShopNews } from "./types.ts";

/** Tells the shop, in its first language, what became of a quote; an answer goes to its buyer. */
export const composeQuoteForShop = (
  { news, n, offer, comment, orderNumber, logo }: QuoteMail<ShopNews>,
  originOf: OriginOf,
): Mail => {
  const { quote, storefront, priced } = offer;
  const scene = mailScene(quote.storefront, storefront.languages[0], originOf);
  const { shop, house } = scene;
  const t = businessMessages.in(shop);
  const { reference, buyer, billing, wantedOn, remark } = quote;
  const { organisation } = storefront;
  const name = `${buyer.firstName} ${buyer.lastName}`;
  const money = (value: number) => formatMoney({ value, currency: storefront.currency }, shop.locale, "always");
  const named = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : []);
  const facts = [
    ...named(t("business.facts.reference"), reference),
    ...named(t("business.facts.order"), orderNumber),
    ...named(t("business.facts.company"), buyer.companyName),
    ...named(t("business.facts.vatNumber"), buyer.vatNumber),
    ...named(t("business.facts.registration"), billing.kvkNumber),
    ...named(t("business.facts.contact"), [name, buyer.email, buyer.phoneNumber].filter(Boolean).join(", ")),
    ...named(t("business.facts.yourReference"), buyer.referenceNumber),
    ...named(t("business.facts.gifts"), offerLines(offer, shop).join("\n")),
    ...named(t("business.facts.total"), priced && money(priced.grandTotal)),
    ...named(t("business.facts.wantedOn"), wantedOn),
    ...named(t("business.facts.remark"), remark),
  ];
  const title = t(`business.shop.${news}`, { reference, company: buyer.companyName ?? name });
  return {
    ...renderMail(scene, {
      messageId: `<quote-shop-${news}-${n ?? 0}-${reference.toLowerCase()}@${organisation.email.split("@").at(-1)}>`,
      to: organisation.email,
      subject: title,
      preview: title,
      body: (
        <>
          <Heading house={house}>{title}</Heading>
          {facts.map(({ label, value }) => (
            <Fact key={label} house={house} label={label}>
              <span style={{ whiteSpace: "pre-line" }}>{value}</span>
            </Fact>
          ))}
          {comment && <Note house={house} title={t("business.facts.comment")} text={comment.text} />}
        </>
      ),
      text: [title, "", ...facts.map(({ label, value }) => `${label}: ${value}`), comment && `\n${comment.text}`],
      foot: {
        why: t("business.shop.why", { shop: storefront.name }),
        help: t("business.shop.answer", { name }),
      },
    }),
    replyTo: { name, address: buyer.email },
    attachments: logo ? [{ filename: `${reference}-logo.png`, contentType: "image/png", content: logo }] : [],
  };
};

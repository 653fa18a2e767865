import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { mailScene, renderMail } from "../../mail/render.tsx";
import { Action, Fact, Heading, Note } from "../../mail/templates/parts.tsx";
import type { BuyerFacts, ThanksFacts } from "./facts.ts";
import { giftMessages } from "./messages.ts";

/**
 * Tells the buyer that nobody has opened a gift, where it was sent, and where something can be done about it.
 */
export const composeUnopened = (facts: BuyerFacts, originOf: OriginOf): Mail => {
  const scene = mailScene(facts.storefront, facts.language, originOf);
  const { shop, house, origin } = scene;
  const t = giftMessages.in(shop);
  const greeting = t("present.greeting", { name: facts.buyerName });
  const text = t("present.unopened.text");
  const said = [
    { label: t("present.unopened.present"), value: facts.productTitle },
    { label: t("present.unopened.sentTo"), value: facts.receiverEmail },
  ];
  const view = t("present.unopened.view");
  const href = origin + shop.link("confirmation", { uuid: facts.orderUuid });
  return {
    ...renderMail(scene, {
      messageId: facts.messageId,
      to: facts.to,
      subject: t("present.unopened.subject", { name: facts.receiverName }),
      preview: t("present.unopened.preview"),
      body: (
        <>
          <Heading house={house}>{greeting}</Heading>
          <p style={{ margin: "0 0 16px" }}>{text}</p>
          {said.map(({ label, value }) => (
            <Fact key={label} house={house} label={label}>
              {value}
            </Fact>
          ))}
          <Action house={house} href={href}>
            {view}
          </Action>
        </>
      ),
      text: [greeting, "", text, "", ...said.map(({ label, value }) => `${label}: ${value}`), "", `${view}: ${href}`],
    }),
    automatic: true,
    attachments: [],
  };
};

/** Tells the buyer that a gift was opened, as both wanted. */
export const composeOpened = (facts: BuyerFacts, originOf: OriginOf): Mail => {
  const scene = mailScene(facts.storefront, facts.language, originOf);
  const { shop, house } = scene;
  const t = giftMessages.in(shop);
  const greeting = t("present.greeting", { name: facts.buyerName });
  const text = t("present.opened.text", { name: facts.receiverName });
  const label = t("present.thanks.present");
  return {
    ...renderMail(scene, {
      messageId: facts.messageId,
      to: facts.to,
      subject: t("present.opened.subject", { name: facts.receiverName }),
      preview: t("present.opened.preview"),
      body: (
        <>
          <Heading house={house}>{greeting}</Heading>
          <p style={{ margin: "0 0 24px" }}>{text}</p>
          <Fact house={house} label={label}>
            {facts.productTitle}
          </Fact>
        </>
      ),
      text: [greeting, "", text, "", `${label}: ${facts.productTitle}`],
      foot: {
        why: t("present.opened.why", { shop: shop.storefront.name }),
        help: scene.t("footer.help", { email: shop.storefront.organisation.email }),
      },
    }),
    automatic: true,
    attachments: [],
  };
};

/** Hands the buyer what the receiver of a gift wrote. */
export const composeThanks = (facts: ThanksFacts, originOf: OriginOf): Mail => {
  const scene = mailScene(facts.storefront, facts.language, originOf);
  const { shop, house } = scene;
  const t = giftMessages.in(shop);
  const { organisation, name: shopName } = shop.storefront;
  const greeting = t("present.greeting", { name: facts.buyerName });
  const text = t("present.thanks.text", { name: facts.receiverName });
  const label = t("present.thanks.present");
  return {
    ...renderMail(scene, {
      messageId: facts.messageId,
      to: facts.to,
      subject: t("present.thanks.subject", { name: facts.receiverName }),
      preview: t("present.thanks.preview"),
      body: (
        <>
          <Heading house={house}>{greeting}</Heading>
          <p style={{ margin: 0 }}>{text}</p>
          <Note house={house} title={facts.receiverName} text={facts.text} />
          <div style={{ margin: "24px 0 0" }}>
            <Fact house={house} label={label}>
              {facts.productTitle}
            </Fact>
          </div>
        </>
      ),
      text: [greeting, "", text, "", facts.text, "", `${label}: ${facts.productTitle}`],
      foot: {
        why: t("present.thanks.why", { shop: shopName }),
        help: scene.t("footer.help", { email: organisation.email }),
      },
    }),
    attachments: [],
  };
};

import { createHash } from "node:crypto";
import { defineMessages, formatDate, formatMoney, type Money } from "@giftshop/messages";
import { getStorefront, type Language, type StorefrontCode } from "@giftshop/storefront-config";
import type { CardBalance } from "../../money/giftcard/index.ts";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { mailScene, renderMail } from "../mail/render.tsx";
import { Action, Fact, Heading } from "../mail/templates/parts.tsx";
import type { ReminderFacts } from "./facts.ts";
import { overlays, words } from "./messages/words.ts";

const messages = defineMessages(words, overlays);

/** An account is in the language of the shop where it was made; the shop of a card may not speak it. */
const spoken = (code: StorefrontCode, language: Language): Language => {
  const { languages } = getStorefront(code);
  return languages.includes(language) ? language : languages[0];
};

/** Tells a holder of cards until when they are good, what is left on each, and where it is used. */
export const composeReminder = ({ to, cards, days }: ReminderFacts, originOf: OriginOf): Mail => {
  const [first] = cards as readonly [CardBalance, ...CardBalance[]];
  const { storefront, currency, expiresOn } = first;
  const scene = mailScene(storefront, spoken(storefront, to.language), originOf);
  const { shop, house, origin } = scene;
  const t = messages.in(shop);
  const { organisation, name: shopName } = shop.storefront;
  const money = (value: number) => formatMoney({ value, currency } as Money, shop.locale, "always");
  const count = cards.length;
  const date = formatDate(expiresOn, shop.locale, "UTC", { dateStyle: "long" });
  const amount = money(cards.reduce((sum, { balance }) => sum + balance, 0));
  const greeting = t("reminder.greeting", { name: to.name });
  const text = t("reminder.text", { shop: shopName, amount, count });
  const until = t("reminder.until", { date, count });
  const left = cards.map(({ title, lastDigits, balance }) => ({
    label: t("reminder.card", { title, digits: lastDigits }),
    value: money(balance),
  }));
  const action = t(to.owns ? "reminder.view" : "reminder.use");
  const href = origin + (to.owns ? `${shop.link("accountData")}#cards` : shop.link("balanceCheck", {}));
  const id = createHash("sha256")
    .update(`${to.email} ${days} ${cards.map((card) => card.id)}`)
    .digest("hex");
  return {
    ...renderMail(scene, {
      messageId: `<reminder-${id.slice(0, 32)}@${organisation.email.split("@").at(-1)}>`,
      to: to.email,
      subject: t("reminder.subject", { date, count }),
      preview: t("reminder.preview", { amount }),
      body: (
        <>
          <Heading house={house}>{greeting}</Heading>
          <p style={{ margin: "0 0 16px" }}>{text}</p>
          <p style={{ margin: "0 0 16px" }}>{until}</p>
          {left.map(({ label, value }) => (
            <Fact key={label} house={house} label={label}>
              {value}
            </Fact>
          ))}
          <Action house={house} href={href}>
            {action}
          </Action>
        </>
      ),
      text: [
        greeting,
        "",
        text,
        until,
        "",
        ...left.map(({ label, value }) => `${label}: ${value}`),
        "",
        `${action}: ${href}`,
      ],
      foot: {
        why: t(to.owns ? "reminder.whyOwned" : "reminder.whySent", { shop: shopName }),
        help: scene.t("footer.help", { email: organisation.email }),
      },
    }),
    automatic: true,
    attachments: [],
  };
};

import { defineMessages, formatDate, formatMoney } from "@giftshop/messages";
import type { OrderRecord } from "../../money/order/index.ts";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { type MailScene, mailScene, renderMail } from "../mail/render.tsx";
import { Action, Fact, Heading } from "../mail/templates/parts.tsx";
import type { CompensationRecord } from "./compensation-table.ts";
import { overlays, words } from "./messages/words.ts";
import type { WithdrawalRecord } from "./withdrawal-table.ts";

const messages = defineMessages(words, overlays);

interface Said {
  messageId: string;
  order: OrderRecord;
  key: "link" | "receipt" | "refunded" | "compensation";
  values: Record<string, string>;
  facts: readonly { label: string; value: string }[];
  action: { text: string; href: string };
}

const compose = (scene: MailScene, { messageId, order, key, values, facts, action }: Said): Mail => {
  const { house, shop } = scene;
  const t = messages.in(shop);
  const greeting = t("withdrawal.greeting", { name: order.firstName });
  const text = t(`withdrawal.${key}.text`, values);
  const { organisation } = shop.storefront;
  return {
    ...renderMail(scene, {
      messageId: `<${messageId}@${organisation.email.split("@").at(-1)}>`,
      to: order.email,
      subject: t(`withdrawal.${key}.subject`, values),
      preview: t(`withdrawal.${key}.preview`, values),
      body: (
        <>
          <Heading house={house}>{greeting}</Heading>
          <p style={{ margin: "0 0 16px" }}>{text}</p>
          {facts.map(({ label, value }) => (
            <Fact key={`${label} ${value}`} house={house} label={label}>
              {value}
            </Fact>
          ))}
          <Action house={house} href={action.href}>
            {action.text}
          </Action>
        </>
      ),
      text: [
        greeting,
        "",
        text,
        "",
        ...facts.map(({ label, value }) => `${label}: ${value}`),
        "",
        `${action.text}: ${action.href}`,
      ],
    }),
    automatic: true,
    attachments: [],
  };
};

/** The link by which a buyer withdraws. */
export const composeLink = (
  { order, link, token }: { order: OrderRecord; link: string; token: string },
  originOf: OriginOf,
): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const t = messages.in(scene.shop);
  const href = `${scene.origin}${scene.shop.link("withdrawal")}?token=${token}`;
  return compose(scene, {
    messageId: `withdrawal-link.${link}`,
    order,
    key: "link",
    values: { number: order.number },
    facts: [],
    action: { text: t("withdrawal.link.action"), href },
  });
};

/** Where a buyer looks at their order. */
const viewOf = ({ shop, origin, t }: MailScene, { id }: OrderRecord): Said["action"] => ({
  text: t("confirmation.view"),
  href: `${origin}${shop.link("confirmation", { uuid: id })}`,
});

const amountOf = ({ shop }: MailScene, { amount, currency }: { amount: number; currency: string }): string =>
  formatMoney({ value: amount, currency }, shop.locale, "always");

interface Taken {
  order: OrderRecord;
  withdrawal: WithdrawalRecord;
}

/** The receipt of a withdrawal: what, when to the second, and how much goes back. */
export const composeReceipt = ({ order, withdrawal }: Taken, originOf: OriginOf): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const { shop } = scene;
  const t = messages.in(shop);
  const { titles, madeAt, id } = withdrawal;
  return compose(scene, {
    messageId: `withdrawal.${id}`,
    order,
    key: "receipt",
    values: { number: order.number },
    facts: [
      {
        label: t("withdrawal.receipt.at"),
        value: formatDate(madeAt, shop.locale, shop.storefront.timeZone, { dateStyle: "long", timeStyle: "long" }),
      },
      { label: t("withdrawal.receipt.order"), value: order.number },
      ...titles.map((title) => ({ label: t("withdrawal.receipt.gift"), value: title })),
      { label: t("withdrawal.receipt.amount"), value: amountOf(scene, withdrawal) },
    ],
    action: viewOf(scene, order),
  });
};

/** What a buyer gets back of gifts that the shop takes back. */
export const composeRefunded = ({ order, withdrawal }: Taken, originOf: OriginOf): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const t = messages.in(scene.shop);
  return compose(scene, {
    messageId: `refunded.${withdrawal.id}`,
    order,
    key: "refunded",
    values: { number: order.number },
    facts: [
      { label: t("withdrawal.receipt.order"), value: order.number },
      ...withdrawal.titles.map((title) => ({ label: t("withdrawal.refunded.gift"), value: title })),
      { label: t("withdrawal.receipt.amount"), value: amountOf(scene, withdrawal) },
    ],
    action: viewOf(scene, order),
  });
};

/** What a buyer gets back while every gift stays what it is. */
export const composeCompensation = (
  { order, compensation }: { order: OrderRecord; compensation: CompensationRecord },
  originOf: OriginOf,
): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const t = messages.in(scene.shop);
  const amount = amountOf(scene, compensation);
  return compose(scene, {
    messageId: `compensation.${compensation.id}`,
    order,
    key: "compensation",
    values: { number: order.number, amount },
    facts: [
      { label: t("withdrawal.receipt.order"), value: order.number },
      { label: t("withdrawal.receipt.amount"), value: amount },
    ],
    action: viewOf(scene, order),
  });
};

import { defineMessages, formatDate, formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { grouped } from "../../mail/barcode.ts";
import { leftToRight } from "../../mail/left-to-right.ts";
import { type MailScene, mailScene, renderMail } from "../../mail/render.tsx";
import { Action, Fact, Heading } from "../../mail/templates/parts.tsx";
import type { DoublerFacts } from "./facts.ts";
import { overlays, words } from "./messages/words.ts";

const messages = defineMessages(words, overlays);

interface Line {
  label: string;
  value: string;
  code?: boolean;
}

interface Said {
  key: "entry" | "winner" | "reminder" | "passedOn" | "card" | "result";
  values: Record<string, string>;
  lines: readonly Line[];
  action: { text: string; href: string };
}

const sayingOf = ({ shop, origin, t: mail }: MailScene) => {
  const { timeZone, currency } = shop.storefront;
  const t = messages.in(shop);
  return {
    t,
    mail,
    money: (value: number) => formatMoney({ value, currency }, shop.locale, "always"),
    day: (at: Date) => formatDate(at, shop.locale, timeZone, { dateStyle: "long" }),
    moment: (at: Date) => formatDate(at, shop.locale, timeZone, { dateStyle: "long", timeStyle: "short" }),
    lastDay: (day: string) => formatDate(day, shop.locale, "UTC", { dateStyle: "long" }),
    home: { text: t("doubler.view"), href: origin + shop.link("doubler") },
    check: { text: t("doubler.result.action"), href: origin + shop.link("doublerCheck") },
    claim: (token: string) => ({
      text: t("doubler.winner.action"),
      href: `${origin}${shop.link("doublerClaim")}?token=${token}`,
    }),
    use: { text: t("doubler.card.action"), href: origin + shop.link("balanceCheck") },
  };
};

/** One millisecond earlier: a closing at midnight is the end of the day before. */
const lastMomentBefore = (at: Date): Date => new Date(at.getTime() - 1);

const sayOf = (facts: DoublerFacts, scene: MailScene): Said => {
  const { t, mail, money, day, moment, lastDay, home, check, claim, use } = sayingOf(scene);
  switch (facts.kind) {
    case "entry":
      return {
        key: "entry",
        values: { date: day(facts.drawsAt), close: moment(lastMomentBefore(facts.closesAt)) },
        lines: [
          { label: t("doubler.receipt"), value: facts.receipt, code: true },
          { label: t("doubler.prize"), value: money(facts.prize) },
          { label: t("doubler.drawn"), value: moment(facts.drawsAt) },
        ],
        action: home,
      };
    case "winner":
    case "reminder":
      return {
        key: facts.kind,
        values: { prize: money(facts.prize), date: moment(facts.endsAt) },
        lines: [{ label: t("doubler.prize"), value: money(facts.prize) }],
        action: claim(facts.token),
      };
    case "passedOn":
      return { key: "passedOn", values: { prize: money(facts.prize) }, lines: [], action: home };
    case "prize":
      return {
        key: "card",
        values: { prize: money(facts.prize) },
        lines: [
          { label: mail("gift.number"), value: leftToRight(grouped(facts.number)), code: true },
          { label: mail("gift.pin"), value: facts.pin, code: true },
          { label: mail("gift.value"), value: money(facts.prize) },
          { label: mail("gift.expires"), value: lastDay(facts.expiresOn) },
        ],
        action: use,
      };
    case "result":
      return {
        key: "result",
        values: { draw: facts.draw, entries: new Intl.NumberFormat(scene.shop.locale).format(facts.entries) },
        lines: [{ label: t("doubler.receipt"), value: facts.receipt, code: true }],
        action: check,
      };
  }
};

/** Emails of the draw: receipt of an entry, win, reminder, passed on, card of the prize, result. */
export const composeDoubler = (facts: DoublerFacts, originOf: OriginOf): Mail => {
  const scene = mailScene(facts.storefront, facts.language, originOf);
  const { shop, house } = scene;
  const { organisation, name } = shop.storefront;
  const { key, values, lines, action } = sayOf(facts, scene);
  const t = messages.in(shop);
  const title = t(`doubler.${key}.title`);
  const text = t(`doubler.${key}.text`, values);
  return {
    ...renderMail(scene, {
      messageId: `<doubler-${key.toLowerCase()}-${facts.id}@${organisation.email.split("@").at(-1)}>`,
      to: facts.to,
      subject: t(`doubler.${key}.subject`, values),
      preview: t(`doubler.${key}.preview`),
      body: (
        <>
          <Heading house={house}>{title}</Heading>
          <p style={{ margin: "0 0 16px" }}>{text}</p>
          {lines.map(({ label, value, code }) => (
            <Fact key={label} house={house} label={label} code={code ?? false}>
              {code ? <span style={{ overflowWrap: "anywhere" }}>{value}</span> : value}
            </Fact>
          ))}
          <Action house={house} href={action.href}>
            {action.text}
          </Action>
        </>
      ),
      text: [
        title,
        "",
        text,
        "",
        ...lines.map(({ label, value }) => `${label}: ${value}`),
        "",
        `${action.text}: ${action.href}`,
      ],
      foot: { why: t("doubler.why", { shop: name }), help: scene.t("footer.help", { email: organisation.email }) },
    }),
    automatic: true,
    attachments: [],
  };
};

import { defineMessages, formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { leftToRight } from "../../mail/left-to-right.ts";
import { mailScene, renderMail } from "../../mail/render.tsx";
import { Action, Fact, Heading } from "../../mail/templates/parts.tsx";
import type { AnsweredRequest, CardAnswer } from "../types.ts";
import type { ActivationEmailFacts } from "./activation-facts.ts";
import { overlays, words } from "./messages/words.ts";

const messages = defineMessages(words, overlays);

type Told = "review" | "ready" | "refused" | "activated";

const toldOf = ({ request, news }: ActivationEmailFacts): Told => {
  if (news === "REVIEW") return "review";
  if (news === "ACTIVATED") return "activated";
  return request.state === "REFUSED" ? "refused" : "ready";
};

/** What is paid, or to pay: nothing of it are cards that cannot be activated. */
const totalOf = ({ cards }: AnsweredRequest): number =>
  cards
    .filter(({ answer }) => answer === "READY" || answer === "ACTIVATED")
    .reduce((sum, { amount }) => sum + amount, 0);

/**
 * How the activation of cards stands, and what to do next. Of a
 * request that matched nothing, nothing that was typed is repeated.
 */
export const composeActivation = (facts: ActivationEmailFacts, originOf: OriginOf): Mail => {
  const { request } = facts;
  const { storefront: code, language, reference, email, id, cards } = request;
  const scene = mailScene(code, language, originOf);
  const { shop, house, origin } = scene;
  const { organisation, name, currency, claims } = shop.storefront;
  const t = messages.in(shop);
  const told = toldOf(facts);
  const hours = `${claims.activationWithinHours}`;
  const money = (value: number) => formatMoney({ value, currency }, shop.locale);
  const named = ({ lastDigits, amount }: AnsweredRequest["cards"][number]) =>
    `${leftToRight(`•••• ${lastDigits}`)} (${money(amount)})`;
  const answers = [...Map.groupBy(cards, ({ answer }) => answer)].flatMap(([answer, some]) =>
    answer === "REVIEW" || told === "review"
      ? []
      : {
          label: `${t(`activation.answers.${answer satisfies Exclude<CardAnswer, "REVIEW">}`)}: ${some.length}`,
          value: some.map(named).join(", "),
        },
  );
  const total = totalOf(request);
  const lines = [
    { label: t("activation.reference"), value: reference },
    ...(told === "ready" || told === "activated" ? [{ label: t("activation.total"), value: money(total) }] : []),
    ...answers,
  ];
  const actions = {
    ready: () => ({ text: t("activation.ready.action"), href: `${origin}${shop.link("activation")}?request=${id}` }),
    activated: () => ({ text: t("activation.activated.action"), href: origin + shop.link("balanceCheck") }),
  };
  const action = told === "ready" || told === "activated" ? actions[told]() : undefined;
  const title = t(`activation.${told}.title`);
  const text = t(`activation.${told}.text`, { hours });
  return {
    ...renderMail(scene, {
      messageId: `<activation-${told}-${reference.toLowerCase()}@${organisation.email.split("@").at(-1)}>`,
      to: email,
      subject: t(`activation.${told}.subject`, { reference }),
      preview: t(`activation.${told}.preview`, { hours }),
      body: (
        <>
          <Heading house={house}>{title}</Heading>
          <p style={{ margin: "0 0 16px" }}>{text}</p>
          {lines.map(({ label, value }) => (
            <Fact key={label} house={house} label={label}>
              {value}
            </Fact>
          ))}
          {action && (
            <Action house={house} href={action.href}>
              {action.text}
            </Action>
          )}
        </>
      ),
      text: [
        title,
        "",
        text,
        "",
        ...lines.map(({ label, value }) => `${label}: ${value}`),
        action && `${action.text}: ${action.href}`,
      ],
      foot: { why: t("activation.why", { shop: name }), help: scene.t("footer.help", { email: organisation.email }) },
    }),
    automatic: true,
    attachments: [],
  };
};

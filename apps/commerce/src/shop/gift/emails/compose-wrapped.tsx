import { formatDate } from "@giftshop/messages";
import { languagePathOf, linkIn, routesOf } from "@giftshop/storefront-config";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { picture } from "../../mail/picture.ts";
import { type MailScene, mailScene, renderMail } from "../../mail/render.tsx";
import { Action, Heading, Note, WrappingPicture } from "../../mail/templates/parts.tsx";
import { namedImage } from "../../mail/wrapping/named-image.ts";
import { closedPicture } from "../../mail/wrapping/wrapping-picture.ts";
import type { WrappedFacts } from "./facts.ts";
import { giftMessages } from "./messages.ts";

/** Whether it is sent for the first time, or waits to be opened. */
type Occasion = "wrapped" | "reminder";

/** The page of a gift. */
const hrefOf = ({ shop, origin }: MailScene, token: string): string => {
  const { storefront, language } = shop;
  const { table } = routesOf(storefront, language);
  return origin + linkIn(table, languagePathOf(storefront, language), "gift", { token });
};

const compose = (occasion: Occasion, facts: WrappedFacts, originOf: OriginOf): Mail => {
  const scene = mailScene(facts.storefront, facts.language, originOf);
  const { shop, house } = scene;
  const t = giftMessages.in(shop);
  const { senderName: sender, receiverName: name, wrapper, message } = facts;
  const say = (key: "subject" | "text") =>
    sender ? t(`present.${occasion}.${key}From`, { sender }) : t(`present.${occasion}.${key}Own`);
  const greeting = t("present.greeting", { name });
  const until = t("present.until", {
    date: formatDate(facts.until, shop.locale, "UTC", { dateStyle: "long" }),
  });
  const keep = t("present.wrapped.keep");
  const open = t(sender ? "present.wrapped.openFrom" : "present.wrapped.openOwn");
  const href = hrefOf(scene, facts.token);
  const whom = scene.t("gift.for", { name });
  const note = message ? { title: t("present.note", { sender: sender ?? name }), text: message } : undefined;
  return {
    ...renderMail(scene, {
      messageId: facts.messageId,
      to: facts.to,
      subject: say("subject"),
      preview: t(`present.${occasion}.preview`),
      body: (
        <>
          <Heading house={house}>{greeting}</Heading>
          <p style={{ margin: "0 0 20px" }}>{say("text")}</p>
          <WrappingPicture cid="wrapped" alt={`${wrapper?.title ?? t("present.picture")} – ${whom}`} />
          {note && <Note house={house} {...note} />}
          <Action house={house} href={href}>
            {open}
          </Action>
          <p style={{ margin: "24px 0 12px" }}>{until}</p>
          <p style={{ margin: 0 }}>{keep}</p>
        </>
      ),
      text: [
        greeting,
        "",
        say("text"),
        ...(note ? ["", `${note.title}:`, note.text] : []),
        "",
        `${open}: ${href}`,
        "",
        until,
        keep,
      ],
    }),
    attachments: [
      picture(
        "wrapped",
        namedImage(
          (words) =>
            closedPicture({
              storefront: shop.storefront,
              wrapper: wrapper?.svg,
              whom: { words, rightToLeft: shop.direction === "rtl" },
            }),
          whom,
        ),
      ),
    ],
  };
};

/**
 * The email of a digital gift that is opened on its page: wrapped,
 * with the buyer's note and a button; nothing of what is in it.
 */
export const composeWrapped = (facts: WrappedFacts, originOf: OriginOf): Mail => compose("wrapped", facts, originOf);

/** Reminds its receiver of a gift that nobody has opened. */
export const composeReminder = (facts: WrappedFacts, originOf: OriginOf): Mail => ({
  ...compose("reminder", facts, originOf),
  automatic: true,
});

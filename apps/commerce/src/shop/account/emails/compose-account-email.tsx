import { createHash } from "node:crypto";
import { defineMessages } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { mailScene, renderMail } from "../../mail/render.tsx";
import { Action, Heading } from "../../mail/templates/parts.tsx";
import type { AccountEmailFacts, AccountEmailKind } from "./jobs.ts";
import { overlays, words } from "./messages/words.ts";

const messages = defineMessages(words, overlays);

/** Where the button of each kind leads; a token stands in the address until the page takes it from there. */
const pathOf = (shop: Shop, { kind, token }: Pick<AccountEmailFacts, "kind" | "token">): string => {
  const paths: Readonly<Record<AccountEmailKind, () => string>> = {
    verifyEmail: () => `${shop.link("login")}?verify=${token}`,
    accountExists: () => shop.link("login"),
    resetPassword: () => `${shop.link("newPassword")}?token=${token}`,
    passwordChanged: () => shop.link("forgotPassword"),
    confirmNewEmail: () => `${shop.link("accountData")}?token=${token}`,
    emailChanged: () => shop.link("contact"),
    newSignIn: () => shop.link("forgotPassword"),
    accountDeleted: () => shop.link("home"),
  };
  return paths[kind]();
};

/** Kinds that somebody else may have caused: whoever did not is told that there is nothing to do. */
const unasked = new Set<AccountEmailKind>(["verifyEmail", "accountExists", "resetPassword", "confirmNewEmail"]);

/** One email about an account: what happened, and one button that leads on. */
export const composeAccountEmail = (facts: AccountEmailFacts, originOf: OriginOf): Mail => {
  const { kind, storefront: code, language, to, name, device = "", account, at } = facts;
  const scene = mailScene(code, language, originOf);
  const { shop, house, origin } = scene;
  const t = messages.in(shop);
  const { organisation, name: shopName } = shop.storefront;
  const text =
    kind === "newSignIn"
      ? t(`account.newSignIn.${device ? "text" : "textUnknown"}`, { shop: shopName, device })
      : t(`account.${kind}.text`, { shop: shopName });
  const texts = unasked.has(kind) ? [text, t("account.notYou")] : [text];
  const href = origin + pathOf(shop, facts);
  const greeting = t("account.greeting", { name });
  const id = createHash("sha256").update(`${account} ${kind} ${at}`).digest("hex").slice(0, 32);
  return {
    ...renderMail(scene, {
      messageId: `<account-${id}@${organisation.email.split("@").at(-1)}>`,
      to,
      subject: t(`account.${kind}.subject`),
      preview: t(`account.${kind}.preview`),
      body: (
        <>
          <Heading house={house}>{greeting}</Heading>
          {texts.map((paragraph) => (
            <p key={paragraph} style={{ margin: "0 0 16px" }}>
              {paragraph}
            </p>
          ))}
          <Action house={house} href={href}>
            {t(`account.${kind}.action`)}
          </Action>
        </>
      ),
      text: [greeting, "", ...texts, "", `${t(`account.${kind}.action`)}: ${href}`],
    }),
    automatic: true,
    attachments: [],
  };
};

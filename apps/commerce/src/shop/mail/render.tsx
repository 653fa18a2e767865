import { createShop, type Language, type Shop, type StorefrontCode } from "@giftshop/storefront-config";
import { brandingOf } from "@giftshop/storefront-config/branding";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { type House, houses } from "./house.ts";
import { mailMessages } from "./messages.ts";
import { Frame } from "./templates/frame.tsx";

/** Storefront, language and look of one message, and how its links begin. */
export interface MailScene {
  shop: Shop;
  house: House;
  t: ReturnType<typeof mailMessages.in>;
  /** Origin without a slash at its end, for example `http://cbfr.localhost:3000`. */
  origin: string;
}

/** Gathers what every message of a storefront in a language needs. */
export const mailScene = (code: StorefrontCode, language: Language, originOf: OriginOf): MailScene => {
  const shop = createShop(code, language);
  return {
    shop,
    house: houses[shop.storefront.group],
    t: mailMessages.in(shop),
    origin: originOf(shop.storefront),
  };
};

/** Puts a message's body into the frame of its storefront. */
export const renderMail = (
  { shop, house, t, origin }: MailScene,
  parts: {
    messageId: string;
    to: string;
    subject: string;
    preview: string;
    body: ReactNode;
    text: readonly (string | false | undefined)[];
    /** What stands below in place of "because of an order" and "a question?". */
    foot?: { why: string; help: string };
  },
): Omit<Mail, "attachments"> => {
  const { storefront } = shop;
  const { help, why } = parts.foot ?? {
    help: t("footer.help", { email: storefront.organisation.email }),
    why: t("footer.why", { shop: storefront.name }),
  };
  const markup = renderToStaticMarkup(
    <Frame
      storefront={storefront}
      house={house}
      language={shop.locale}
      direction={shop.direction}
      subject={parts.subject}
      preview={parts.preview}
      home={`${origin}${shop.link("home", {})}`}
      sign={`${origin}${brandingOf(storefront).icons.touch.src}`}
      why={why}
      help={help}
    >
      {parts.body}
    </Frame>,
  );
  return {
    storefront: storefront.code,
    messageId: parts.messageId,
    from: { name: storefront.name, address: storefront.organisation.email },
    to: parts.to,
    subject: parts.subject,
    html: `<!doctype html>${markup}`,
    text: [...parts.text, "", help, why].filter((line) => line !== false && line !== undefined).join("\n"),
  };
};

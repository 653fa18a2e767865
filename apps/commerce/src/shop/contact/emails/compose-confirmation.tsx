import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { leftToRight } from "../../mail/left-to-right.ts";
import { mailScene, renderMail } from "../../mail/render.tsx";
import type { ReceivedMessage } from "../messages-table.ts";
import { ContactEmail } from "./contact-email.tsx";
import { contactFacts } from "./contact-facts.ts";

/**
 * Tells a visitor that the message has come, and when. It repeats nothing of what was typed: whose
 * address it is was never proven, and the form must not carry anybody's words into a stranger's mailbox.
 */
export const composeContactConfirmation = (
  { message, phone: number }: { message: ReceivedMessage; phone: string },
  originOf: OriginOf,
): Mail => {
  const { storefront: code, language, reference, email } = message;
  const scene = mailScene(code, language, originOf);
  const { t, shop, house } = scene;
  const { organisation, name } = shop.storefront;
  const title = t("contact.confirmation.title");
  const phone = leftToRight(number);
  const texts = [t("contact.confirmation.text"), t("contact.confirmation.urgent", { phone })];
  const facts = contactFacts(scene, message);
  return {
    ...renderMail(scene, {
      messageId: `<contact-confirmation-${reference.toLowerCase()}@${organisation.email.split("@").at(-1)}>`,
      to: email,
      subject: t("contact.confirmation.subject", { reference }),
      preview: t("contact.confirmation.preview"),
      body: <ContactEmail house={house} title={title} texts={texts} facts={facts} />,
      text: [title, "", ...texts, "", ...facts.map(({ label, value }) => `${label}: ${value}`)],
      foot: {
        why: t("contact.confirmation.why", { shop: name }),
        help: t("footer.help", { email: organisation.email }),
      },
    }),
    automatic: true,
    attachments: [],
  };
};

import type { Shop } from "@giftshop/storefront-config";
import { contentMessages } from "../messages.ts";
import { ContactFormLeaf } from "./contact-form-leaf.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { PlainForm } from "./plain-form.tsx";

export interface ContactSectionProps {
  shop: Shop;
}

/**
 * The contact form of a page; e-mail address and telephone number where there is no script. Server component.
 */
export const ContactSection = ({ shop }: ContactSectionProps) => {
  const { language, storefront } = shop;
  const t = contentMessages.in(shop);
  const { email, phone } = storefront.organisation;
  const ways = <ContactWays t={t} email={email} phone={phone} />;
  const { contact } = contentMessages.words(shop);
  return (
    <>
      <ContactFormLeaf language={language} words={{ contact }} email={email} instead={ways}>
        <PlainForm t={t} />
      </ContactFormLeaf>
      <noscript>{ways}</noscript>
    </>
  );
};

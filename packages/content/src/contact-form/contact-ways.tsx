import { Link } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import * as styles from "./contact-form.css.ts";
import type { ContactTranslate } from "./contact-words.ts";

export interface ContactWaysProps {
  t: ContactTranslate;
  email: string;
  /** Number in international form: "+33 1 55 55 01 10". */
  phone: string;
}

/** E-mail address and telephone number, where there is no form. */
export const ContactWays = ({ t, email, phone }: ContactWaysProps) => (
  <section className={styles.panel}>
    <Heading level={2} size="title">
      {t("contact.ways.title")}
    </Heading>
    <Text>{t("contact.ways.text")}</Text>
    <dl className={styles.ways}>
      <dt className={styles.wayName}>{t("contact.ways.email")}</dt>
      <dd className={styles.way}>
        <Link href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </Link>
      </dd>
      <dt className={styles.wayName}>{t("contact.ways.phone")}</dt>
      <dd className={styles.way}>
        <Link href={`tel:${phone.replaceAll(" ", "")}`}>
          <bdi dir="ltr">{phone}</bdi>
        </Link>
      </dd>
    </dl>
  </section>
);

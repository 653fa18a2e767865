import type { Storefront } from "@giftshop/storefront-config";
import * as styles from "./site-footer.css.ts";

/** Mailbox and telephone, as list items. */
export const ContactLinks = ({ organisation: { email, phone } }: Pick<Storefront, "organisation">) => {
  const [user, host] = email.split("@");
  return (
    <>
      <li>
        <a className={styles.link} href={`mailto:${email}`}>
          <span>
            {user}@<wbr />
            {host}
          </span>
        </a>
      </li>
      <li>
        <a className={styles.link} href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
          {phone}
        </a>
      </li>
    </>
  );
};

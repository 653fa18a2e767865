import { Heading } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import * as styles from "./contact-form.css.ts";
import type { ContactTranslate } from "./contact-words.ts";

export interface ContactFrameProps {
  t: ContactTranslate;
  /** The press that sends. */
  action: ReactNode;
  /** Fields, and what there is to say of them. */
  children: ReactNode;
}

/** What stands around the fields. */
export const ContactFrame = ({ t, action, children }: ContactFrameProps) => (
  <>
    <Heading level={2} size="title">
      {t("contact.title")}
    </Heading>
    {children}
    <div className={styles.action}>{action}</div>
    <p className={styles.privacy}>{t("contact.privacy")}</p>
  </>
);

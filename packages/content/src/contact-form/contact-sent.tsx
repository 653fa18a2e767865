import { Button } from "@giftshop/ui-kit/button";
import { CheckCircleIcon } from "@giftshop/ui-kit/icon";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useEffect, useRef } from "react";
import * as styles from "./contact-form.css.ts";
import type { ContactTranslate } from "./contact-words.ts";

export interface ContactSentProps {
  t: ContactTranslate;
  reference: string;
  /** Where the answer goes. */
  email: string;
  onAgain(): void;
}

/** The message has come. Takes the place of the form, and the focus with it. */
export const ContactSent = ({ t, reference, email, onAgain }: ContactSentProps) => {
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <div ref={sentence} tabIndex={-1} className={styles.sent}>
        <CheckCircleIcon className={styles.sentIcon} />
        <Heading level={2} size="title">
          {t("contact.sent.title")}
        </Heading>
        <Text>{t("contact.sent.text", { email })}</Text>
        <Text tone="muted">{t("contact.sent.reference", { reference })}</Text>
      </div>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {t("contact.sent.again")}
        </Button>
      </div>
    </div>
  );
};

import { Button } from "@giftshop/ui-kit/button";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useEffect, useRef } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import * as page from "../quote-page/quote-page.css.ts";
import * as styles from "./request-form.css.ts";

export interface RequestSentProps {
  reference: string;
  /** Where the link was sent. */
  email: string;
  onAgain(): void;
}

/** The request has come. Takes the place of the form, and the focus with it. */
export const RequestSent = ({ reference, email, onAgain }: RequestSentProps) => {
  const { t } = useBusiness();
  // The page is another one now: a history and a screen reader say so.
  useEffect(() => {
    const before = document.title;
    document.title = t("sent.title");
    return () => {
      document.title = before;
    };
  }, [t]);
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <div className={page.panel}>
      <div ref={sentence} tabIndex={-1} className={styles.sent}>
        <Heading level={2} size="title">
          {t("sent.title")}
        </Heading>
        <Text>{t("sent.text", { email })}</Text>
        <Text tone="muted">{t("sent.reference", { reference })}</Text>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onAgain}>
          {t("sent.again")}
        </Button>
      </div>
    </div>
  );
};

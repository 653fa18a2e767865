import { Button } from "@giftshop/ui-kit/button";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useEffect, useRef } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import * as page from "../quote-page/quote-page.css.ts";
import { usePageTitle } from "../quote-page/use-page-title.ts";
import * as styles from "./request-form.css.ts";

export interface RequestSentProps {
  reference: string;
  /** Where the link was sent. */
  email: string;
  /** Its place in the outline of the page; `above`: it stands over this already. */
  heading: 1 | 2 | "above";
  onAgain(): void;
}

/** The request has come. Takes the place of the form, and the focus with it. */
export const RequestSent = ({ reference, email, heading, onAgain }: RequestSentProps) => {
  const { t } = useBusiness();
  usePageTitle(t("sent.title"));
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <div className={heading === "above" ? page.bare : page.panel} data-heads="">
      <div ref={sentence} tabIndex={-1} className={styles.sent}>
        {heading !== "above" && (
          <Heading level={heading} size="heading">
            {t("sent.title")}
          </Heading>
        )}
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

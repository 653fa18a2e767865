import { formatDate } from "@giftshop/messages";
import { Button } from "@giftshop/ui-kit/button";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { type FormEvent, useRef, useState } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import * as page from "../quote-page/quote-page.css.ts";
import * as styles from "./offer.css.ts";
import type { ShownQuote } from "./offer-lines.tsx";

export interface OfferMessagesProps {
  comments: ShownQuote["comments"];
  /** Sends a message; answers whether it came. */
  onSend(input: { idempotencyKey: string; text: string }): Promise<boolean>;
}

/** What both sides wrote, and a field to write. What was typed stays until it was sent. */
export const OfferMessages = ({ comments, onSend }: OfferMessagesProps) => {
  const { shop, t } = useBusiness();
  const { name, timeZone, organisation } = shop.storefront;
  const [text, setText] = useState("");
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  const key = useRef("");

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setState("sending");
    // One key for a message that is sent again after no answer.
    key.current ||= crypto.randomUUID();
    const came = await onSend({ idempotencyKey: key.current, text: text.trim() });
    setState(came ? "idle" : "failed");
    if (!came) return;
    key.current = "";
    setText("");
  };

  return (
    <section className={page.panel} aria-labelledby="quote-messages">
      <Heading level={2} size="title" id="quote-messages">
        {t("offer.messages")}
      </Heading>
      {comments.length > 0 && (
        <ul className={styles.comments}>
          {comments.map(({ id, author, text: said, at }) => (
            <li key={id} className={styles.comment}>
              <Text size="small" tone="muted">
                {author === "BUYER" ? t("offer.you") : name},{" "}
                <time dateTime={at}>
                  {formatDate(at, shop.locale, timeZone, { dateStyle: "medium", timeStyle: "short" })}
                </time>
              </Text>
              <p dir="auto" className={styles.text}>
                {said}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.head} onSubmit={send}>
        <TextArea
          name="text"
          label={t("offer.write")}
          value={text}
          onChange={({ target }) => {
            key.current = "";
            setText(target.value);
          }}
          error={state === "failed" ? t("failure.unavailable.text", { email: organisation.email }) : undefined}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" loading={state === "sending"} loadingLabel={t("offer.sending")}>
            {t("offer.send")}
          </Button>
        </div>
      </form>
    </section>
  );
};

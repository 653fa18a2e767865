import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { type FormEvent, useRef, useState } from "react";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { Moment } from "../words/moment.tsx";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import * as written from "../written/written.css.ts";
import { CommentQuote, type Quote } from "./quote-documents.ts";

/** What both sides wrote about a quote, and an answer. */
export const QuoteTalk = ({ quote, onDone }: { quote: Quote; onDone(said: string): void }) => {
  const { t } = useWords();
  const { reference, comments, contact, email } = quote;
  const may = useMay("QUOTES_COMMENT");
  const comment = useDo(CommentQuote);
  const key = useRef(crypto.randomUUID());
  const [refused, setRefused] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("text") ?? "");
    const outcome = await comment.run({ reference, idempotencyKey: key.current, text });
    setRefused(outcome.refused);
    if (!outcome.data) return;
    key.current = crypto.randomUUID();
    form.reset();
    onDone(t("quotes.told"));
  };
  return (
    <Stack gap={3}>
      {comments.length === 0 && <Text tone="muted">{t("quotes.commentsNone")}</Text>}
      {comments.map(({ id, author, text, at }) => (
        <div key={id} className={written.item}>
          <Text size="small" tone="muted">
            {author === "BUYER" ? contact : t("quotes.us")} · <Moment at={at} />
          </Text>
          <p className={written.reading}>{text}</p>
        </div>
      ))}
      {may && (
        <form onSubmit={send}>
          <Stack gap={2} align="start">
            {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
            <TextArea
              label={t("quotes.comment")}
              hint={t("quotes.commentHint", { email })}
              name="text"
              rows={3}
              required
            />
            <Button type="submit" variant="secondary" size="small" loading={comment.pending}>
              {t("quotes.tell")}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
};

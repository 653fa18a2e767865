import { createTranslate } from "@giftshop/messages";
import type { Language } from "@giftshop/storefront-config";
import { Button } from "@giftshop/ui-kit/button";
import { Form, type FormErrors, FormSummary, judgeBySchema } from "@giftshop/ui-kit/form";
import { contactFormSchema } from "@giftshop/validation";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { type Begun, goOn } from "./begun.ts";
import { ContactFields } from "./contact-fields.tsx";
import * as styles from "./contact-form.css.ts";
import { ContactFrame } from "./contact-frame.tsx";
import { ContactSent } from "./contact-sent.tsx";
import type { ContactWords } from "./contact-words.ts";
import { type ContactSender, createSender } from "./create-sender.ts";
import { FailureBanner } from "./failure-banner.tsx";
import { fieldText } from "./field-text.ts";
import type { ContactFailure, ContactMessage } from "./outcome.ts";

export interface ContactFormProps {
  language: Language;
  words: ContactWords;
  /** The shop's own address. */
  email: string;
  /** Sends what was typed. Default: to commerce. */
  sender?: ContactSender;
  /** What was done with the plain form before this one was here. Default: nothing. */
  begun?: Begun | undefined;
  /** Whether it was told to send. Default `false`. */
  pressed?: boolean | undefined;
}

const empty: ContactMessage = { name: "", email: "", orderNumber: "", message: "" };
const judge = judgeBySchema(contactFormSchema);

/** A message to the shop. What was typed stays until it was sent. */
export const ContactForm = ({ language, words, email, sender: given, begun, pressed = false }: ContactFormProps) => {
  const t = useMemo(() => createTranslate(language, words), [language, words]);
  const [sender] = useState(() => given ?? createSender());
  const [failed, setFailed] = useState<{ why: ContactFailure; attempt: number }>();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  /** The form is here for another message: what was begun before the first is done with. */
  const [again, setAgain] = useState(false);

  const frame = useRef<HTMLDivElement>(null);
  // Before the next key or paint; a press after that, so that focus can go to what it finds.
  useLayoutEffect(() => {
    const form = frame.current?.querySelector("form");
    if (!begun || !form) return;
    goOn(form, begun);
    if (pressed) form.requestSubmit();
  }, [begun, pressed]);

  const submit = async (letter: ContactMessage): Promise<FormErrors | undefined> => {
    setSending(true);
    const outcome = await sender.send(letter);
    setSending(false);
    if (outcome.kind === "failed") {
      // Said again when the next try ends the same.
      setFailed((last) => ({ why: outcome.failure, attempt: (last?.attempt ?? 0) + 1 }));
      return undefined;
    }
    setFailed(undefined);
    if (outcome.kind === "refused") return outcome.errors as FormErrors;
    setSent({ reference: outcome.reference, email: letter.email.trim() });
    return undefined;
  };

  const writeAnother = () => {
    setSent(undefined);
    setAgain(true);
  };
  if (sent) return <ContactSent t={t} {...sent} onAgain={writeAnother} />;
  return (
    <div ref={frame}>
      <Form
        className={styles.panel}
        initialValues={again || !begun ? empty : begun.letter}
        judge={judge}
        errorText={(field, error) => fieldText(t, field, error)}
        busy={sending}
        onSubmit={submit}
      >
        <ContactFrame
          t={t}
          action={
            <Button type="submit" size="large" loading={sending} loadingLabel={t("contact.sending")}>
              {t("contact.send")}
            </Button>
          }
        >
          <FormSummary title={() => t("contact.summary")} />
          <ContactFields t={t} focused={again} onFocus={sender.prepare} />
          {failed && <FailureBanner key={failed.attempt} t={t} failure={failed.why} email={email} />}
        </ContactFrame>
      </Form>
    </div>
  );
};

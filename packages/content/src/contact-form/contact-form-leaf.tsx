"use client";

import { onNeed, useOnNeed } from "@giftshop/ui-kit/on-need";
import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Begun, begunIn } from "./begun.ts";
import * as styles from "./contact-form.css.ts";
import type { ContactFormProps } from "./contact-form.tsx";

const contactForm = onNeed(() => import("./contact-form.tsx").then(({ ContactForm }) => ContactForm));

export interface ContactFormLeafProps extends Omit<ContactFormProps, "sender" | "begun" | "pressed"> {
  /** What is said below the form where it cannot be sent from here. */
  instead: ReactNode;
  /** The fields as the server has drawn them. */
  children: ReactNode;
}

/**
 * The form, there from the first paint. What judges and sends it is fetched behind it and takes its
 * place without a move: text, focus and caret go on, and a press that came before is done then.
 */
export const ContactFormLeaf = ({ instead, children, ...props }: ContactFormLeafProps) => {
  const { part: ContactForm } = useOnNeed(contactForm);
  const plain = useRef<HTMLFormElement>(null);
  // A word that an input method is putting together would be broken off.
  const [composing, setComposing] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [failed, setFailed] = useState(false);
  const [begun, setBegun] = useState<Begun>();
  useEffect(contactForm.start, []);
  useLayoutEffect(() => {
    if (ContactForm && !composing && plain.current) setBegun(begunIn(plain.current));
  }, [ContactForm, composing]);
  if (ContactForm && begun) return <ContactForm {...props} begun={begun} pressed={pressed} />;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    contactForm.fetch().catch(() => {
      setPressed(false);
      setFailed(true);
    });
  };
  return (
    <>
      <form
        ref={plain}
        className={styles.plain}
        // Where the page's script never comes, a press sends nobody's letter in an address.
        method="dialog"
        noValidate
        onSubmit={submit}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        aria-busy={pressed}
        data-waiting={pressed ? "" : undefined}
      >
        {children}
      </form>
      <div role="status">{failed && instead}</div>
    </>
  );
};

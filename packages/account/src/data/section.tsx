import { Heading, Text } from "@giftshop/ui-kit/text";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "../frame/account-frame.css.ts";

export interface SectionProps {
  /** What an address names it by: it is brought into sight where it comes after the page. */
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One matter of the account. */
export const Section = ({ id, title, lead, children }: SectionProps) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (id && location.hash === `#${id}`) place.current?.scrollIntoView();
  }, [id]);
  return (
    <section ref={place} id={id} className={styles.panel}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {lead && <Text tone="muted">{lead}</Text>}
      {children}
    </section>
  );
};

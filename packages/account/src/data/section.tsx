import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import * as styles from "../frame/account-frame.css.ts";

export interface SectionProps {
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One matter of the account. */
export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section id={id} className={styles.panel}>
    <Heading level={2} size="title">
      {title}
    </Heading>
    {lead && <Text tone="muted">{lead}</Text>}
    {children}
  </section>
);

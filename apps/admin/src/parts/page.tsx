import { Heading } from "@giftshop/ui-kit/text";
import { type ReactNode, useEffect } from "react";
import { useWords } from "../words/words.tsx";
import * as styles from "./page.css.ts";

interface PageProps {
  title: string;
  /** What can be done, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the admin: its title, and what is in it. */
export const Page = ({ title, actions, children }: PageProps) => {
  const { t } = useWords();
  useEffect(() => {
    document.title = `${title} · ${t("name")}`;
  }, [title, t]);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
};

/** A part of a page, with a title of its own. */
export const Section = ({ title, actions, children }: PageProps) => (
  <section className={styles.section}>
    <div className={styles.head}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {children}
  </section>
);

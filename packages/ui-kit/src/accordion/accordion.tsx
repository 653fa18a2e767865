import type { ComponentPropsWithRef, ReactNode } from "react";
import { ChevronDownIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./accordion.css.ts";

export interface AccordionProps extends ComponentPropsWithRef<"div"> {}

/** Questions that open their answers. */
export const Accordion = ({ className, ...rest }: AccordionProps) => (
  <div {...rest} className={join(styles.accordion, className)} />
);

export interface AccordionItemProps extends Omit<ComponentPropsWithRef<"details">, "title"> {
  /** The question. */
  title: ReactNode;
  /** Items of one name close each other. */
  name?: string;
}

/** One question and its answer: the browser's own disclosure, found by its page search too. */
export const AccordionItem = ({ title, className, children, ...rest }: AccordionItemProps) => (
  <details {...rest} className={join(styles.item, className)}>
    <summary className={styles.summary}>
      <span>{title}</span>
      <ChevronDownIcon className={styles.chevron} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);

import { Motif } from "@giftshop/ui-kit/motif";
import { Picture } from "@giftshop/ui-kit/picture";
import type { ReactNode } from "react";
import * as styles from "./state-page.css.ts";

export interface StatePicture {
  src: string;
  width: number;
  height: number;
}

export interface StatePageProps {
  /** Printed on the present, for example "404". */
  code?: string;
  title: string;
  text: string;
  /** Decoration above the title, its own size in px. Default a wrapped present with the code on it. */
  picture?: StatePicture | undefined;
  /** Links on; the first is the primary one. */
  actions: ReactNode;
}

/** A page that stands in for another: what happened, and where to go from here. */
export const StatePage = ({ code, title, text, picture, actions }: StatePageProps) => (
  <div className={styles.page}>
    {picture ? (
      <Picture {...picture} alt="" corners="none" priority className={styles.picture} />
    ) : (
      <div className={styles.present} aria-hidden="true">
        <span className={styles.code}>{code}</span>
        <span className={styles.ribbon} />
        <Motif className={styles.bow} />
      </div>
    )}
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{text}</p>
    <div className={styles.actions}>{actions}</div>
  </div>
);

import type { ReactNode } from "react";
import { MailIcon } from "../icon/icon.tsx";
import * as styles from "./dress.css.ts";
import { MessageNote } from "./message-note.tsx";

export interface GiftMailProps {
  /** Name of the picture: "How your gift arrives". */
  label: string;
  /** To whom: "To nina@example.com". */
  to: string;
  /** Address of the picture that the e-mail opens with, in place of the house's pattern. */
  design?: string | undefined;
  /** The `GiftCard`. */
  card: ReactNode;
  message?: string | undefined;
}

/** A present that comes by e-mail, opened: to whom, its design, the card, and the message. */
export const GiftMail = ({ label, to, design, card, message }: GiftMailProps) => (
  <figure className={styles.mail} aria-label={label}>
    <p className={styles.mailHead}>
      <MailIcon />
      <bdi>{to}</bdi>
    </p>
    <div className={styles.mailDesign}>
      {design !== undefined && <img className={styles.wrapperPicture} src={design} alt="" decoding="async" />}
    </div>
    <div className={styles.mailCard}>{card}</div>
    {message && <MessageNote message={message} className={styles.mailNote} />}
  </figure>
);

import type { GiftDress } from "../gift-stage/gift-stage.tsx";
import * as styles from "./dress.css.ts";
import { BoxBack, BoxFront, type GiftBoxProps } from "./gift-box.tsx";
import { MessageNote, type MessageNoteProps } from "./message-note.tsx";
import { NameTag } from "./name-tag.tsx";
import { Postmark, type PostmarkProps } from "./postmark.tsx";

export interface GiftParts {
  /** The box it is packed in. */
  packing?: GiftBoxProps | undefined;
  /** The message that comes with it. */
  message?: Omit<MessageNoteProps, "className"> | undefined;
  /** Who it is for: "Nina". */
  name?: string | undefined;
  /** The day it arrives, stamped on it. */
  postmark?: PostmarkProps | undefined;
}

/** What lies around a card: box, note, tag and postmark. Each arrives in the house's own way, once. */
export const dressGift = ({ packing, message, name, postmark }: GiftParts): GiftDress => {
  const noted = Boolean(message?.message || message?.placeholder);
  const parts = { box: packing, note: noted, tag: name, postmark };
  return {
    parts: Object.entries(parts)
      .flatMap(([part, chosen]) => (chosen ? part : []))
      .join(" "),
    behind: packing && <BoxBack key={`back ${packing.src}`} src={packing.src} />,
    front: packing && <BoxFront key={`front ${packing.src}`} {...packing} />,
    around: (
      <>
        {message && noted && <MessageNote {...message} className={styles.noteOnStage} />}
        {name && <NameTag name={name} />}
        {postmark && <Postmark key={postmark.label} {...postmark} />}
      </>
    ),
  };
};

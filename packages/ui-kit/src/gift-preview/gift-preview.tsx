import type { ReactNode } from "react";
import { join } from "../join.ts";
import { GiftBox, type GiftBoxProps } from "./gift-box.tsx";
import * as styles from "./gift-preview.css.ts";
import { MessageNote, type MessageNoteProps } from "./message-note.tsx";

export { CardWrapper, type CardWrapperProps } from "./card-wrapper.tsx";
export { GiftBox, type GiftBoxProps } from "./gift-box.tsx";
export { GiftMail, type GiftMailProps } from "./gift-mail.tsx";
export { MessageNote, type MessageNoteProps } from "./message-note.tsx";

export interface GiftPreviewProps {
  /** Name of the picture: "Your present". */
  label: string;
  /** The `GiftCard`, with a `CardWrapper` as its child where one was chosen. */
  card: ReactNode;
  /** The box it is packed in. */
  packing?: Omit<GiftBoxProps, "children"> | undefined;
  /** The message that comes with it. */
  message?: Omit<MessageNoteProps, "className"> | undefined;
  /** Colour of the stage (any CSS colour). Default the soft accent of the house. */
  backgroundColor?: string | undefined;
  className?: string | undefined;
}

/** How the present looks with all that was chosen so far: card, wrapper, packing, message. Its size never changes. */
export function GiftPreview({ label, card, packing, message, backgroundColor, className }: GiftPreviewProps) {
  const noted = message && (message.message || message.placeholder);
  return (
    <figure
      className={join(styles.stage, className)}
      style={backgroundColor ? { backgroundColor } : undefined}
      aria-label={label}
    >
      <div className={styles.card} data-note={noted ? true : undefined} data-tag={noted || packing ? "top" : "below"}>
        {packing ? <GiftBox {...packing}>{card}</GiftBox> : card}
      </div>
      {noted && <MessageNote {...message} className={styles.noteOnStage} />}
    </figure>
  );
}

import type { ReactNode } from "react";
import { GiftStage } from "../gift-stage/gift-stage.tsx";
import { dressGift, type GiftParts } from "./dress-gift.tsx";

export { CardWrapper, type CardWrapperProps } from "./card-wrapper.tsx";
export { dressGift, type GiftParts } from "./dress-gift.tsx";
export type { GiftBoxProps } from "./gift-box.tsx";
export { MessageNote, type MessageNoteProps } from "./message-note.tsx";
export type { PostmarkProps } from "./postmark.tsx";

export interface GiftPreviewProps extends GiftParts {
  /** Name of the picture: "Your present". */
  label: string;
  /** The `GiftCard`, with a `CardWrapper` as its child where one was chosen. */
  card: ReactNode;
  /** The card is in a `CardWrapper`. */
  covered?: boolean | undefined;
  /** Colour of the stage (any CSS colour). Default the soft accent of the house. */
  backgroundColor?: string | undefined;
  className?: string | undefined;
}

/**
 * How the present looks with all that was chosen so far, for where
 * it is drawn at once: the stage, dressed. Its size never changes.
 */
export const GiftPreview = ({ label, card, covered, backgroundColor, className, ...parts }: GiftPreviewProps) => (
  <GiftStage {...{ label, card, covered, backgroundColor, className }} dress={dressGift(parts)} />
);

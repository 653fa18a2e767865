import { GiftCard } from "../gift-card/gift-card.tsx";
import { CardWrapper, dressGift, type PostmarkProps } from "../gift-preview/gift-preview.tsx";
import { GiftStage } from "../gift-stage/gift-stage.tsx";
import { join } from "../join.ts";
import * as styles from "./small-gift.css.ts";

export interface SmallGiftProps {
  /** Address of its card's face. */
  face: string;
  /** Address of its wrapper's picture; `true`: the house's own paper. Default: it lies open. */
  wrapper?: string | true | undefined;
  /** Address of the picture of the box that it is packed in. */
  packing?: string | undefined;
  /** What its note says. */
  message?: string | undefined;
  /** Who it is for, on its tag. */
  name?: string | undefined;
  /** The day it arrives, stamped on it. */
  postmark?: PostmarkProps | undefined;
  /** Colour of its stage (any CSS colour). Default the soft accent of the house. */
  backgroundColor?: string | undefined;
  /** Loads its card at once and first. */
  priority?: boolean;
  className?: string | undefined;
}

/** A gift as it was dressed, small, beside the words that say the same: decoration to whoever listens. */
export const SmallGift = ({
  face,
  wrapper,
  packing,
  message,
  name,
  postmark,
  backgroundColor,
  priority = false,
  className,
}: SmallGiftProps) => (
  <div className={join(styles.small, className)} aria-hidden="true">
    <GiftStage
      className={styles.stage}
      label=""
      backgroundColor={backgroundColor}
      covered={wrapper !== undefined}
      dress={dressGift({
        packing: packing === undefined ? undefined : { alt: "", src: packing },
        message: message ? { message } : undefined,
        name: name || undefined,
        postmark,
      })}
      card={
        <GiftCard face={{ src: face, alt: "" }} priority={priority}>
          {wrapper !== undefined && <CardWrapper alt="" src={wrapper === true ? undefined : wrapper} />}
        </GiftCard>
      }
    />
  </div>
);

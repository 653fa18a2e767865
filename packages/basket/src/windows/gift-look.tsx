import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { CardWrapper, GiftPreview, type PostmarkProps } from "@giftshop/ui-kit/gift-preview";
import * as styles from "./windows.css.ts";

/** A wrapper or a packing, as far as it is seen. */
export interface LookExtra {
  alt: string;
  src: string;
}

export interface GiftLookProps {
  /** Name of the picture. */
  label: string;
  face: { src: string; alt: string };
  /** Colour of its stage. */
  backgroundColor: string;
  message: string | undefined;
  wrapper: LookExtra | undefined;
  packing: LookExtra | undefined;
  /** Who it is for, on its tag. */
  name?: string | undefined;
  /** The day it arrives, stamped on it. */
  postmark?: PostmarkProps | undefined;
  /** It stands above fields, and leaves them room. */
  low?: boolean;
}

/** A gift as it stands in the basket and on its own page: the same stage, in full. */
export const GiftLook = ({ face, message, wrapper, low = false, ...stage }: GiftLookProps) => (
  <GiftPreview
    {...stage}
    className={low ? styles.low : undefined}
    card={
      <GiftCard face={face} priority>
        {wrapper && <CardWrapper {...wrapper} />}
      </GiftCard>
    }
    covered={wrapper !== undefined}
    message={message ? { message } : undefined}
  />
);

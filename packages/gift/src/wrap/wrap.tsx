import type { BrandGroup } from "@giftshop/storefront-config";
import { Balloon } from "./balloon.tsx";
import { RibbonBox } from "./ribbon-box.tsx";
import { SealedLetter } from "./sealed-letter.tsx";
import * as styles from "./wrap.css.ts";
import type { WrapDrawing } from "./wrap-drawing.ts";

const drawings = { CB: RibbonBox, CK: Balloon, GCS: SealedLetter };

export interface WrapProps extends WrapDrawing {
  group: BrandGroup;
  /** Colour of the paper: that of the card's stage. */
  color: string;
}

/**
 * A gift as it arrives, in its house's way: a box with a ribbon, a balloon,
 * a sealed letter. It opens where its form says `data-state="opening"`.
 */
export const Wrap = ({ group, color, picture }: WrapProps) => {
  const Drawing = drawings[group];
  return (
    <span className={styles.wrap} style={{ color }} data-house={group}>
      <Drawing picture={picture} />
    </span>
  );
};

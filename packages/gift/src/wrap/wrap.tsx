import type { BrandGroup } from "@giftshop/storefront-config";
import { Balloon } from "./balloon.tsx";
import * as styles from "./parcel.css.ts";
import { RibbonBox } from "./ribbon-box.tsx";
import { SealedLetter } from "./sealed-letter.tsx";
import type { WrapDrawing } from "./wrap-drawing.ts";

const drawings = { CB: RibbonBox, CK: Balloon, GCS: SealedLetter };

export interface WrapProps extends WrapDrawing {
  group: BrandGroup;
}

/**
 * A gift as it arrives, in its house's way, whose parts leave where its form says
 * `data-state="opening"`. Decoration.
 */
export const Wrap = ({ group, ...drawing }: WrapProps) => {
  const Drawing = drawings[group];
  return (
    <span className={styles.parcel} data-part="wrapping" data-house={group} aria-hidden="true">
      <Drawing {...drawing} />
    </span>
  );
};

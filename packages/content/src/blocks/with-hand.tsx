import { Picture } from "@giftshop/ui-kit/picture";
import type { BlockProps } from "./block-props.ts";
import { BlockWords } from "./block-words.tsx";
import * as styles from "./blocks.css.ts";
import { pictureSize } from "./picture-size.ts";

/** WITH_HAND: text on a panel, cards held out beside it. */
export const WithHand = (props: BlockProps) => {
  const { image } = props.block;
  return (
    <section className={styles.panel}>
      <div className={styles.beside}>
        <div className={styles.block}>
          <BlockWords {...props} />
        </div>
        {image && <Picture src={image.url} alt={image.alt} {...pictureSize} />}
      </div>
    </section>
  );
};

import { Picture } from "@giftshop/ui-kit/picture";
import type { BlockProps } from "./block-props.ts";
import { BlockWords } from "./block-words.tsx";
import * as styles from "./blocks.css.ts";
import { pictureSize } from "./picture-size.ts";

/** IMAGE_BODY: a picture with text beside it. */
export const ImageBody = (props: BlockProps) => {
  const { image } = props.block;
  return (
    <section className={styles.beside}>
      {image && <Picture src={image.url} alt={image.alt} {...pictureSize} />}
      <div className={styles.block}>
        <BlockWords {...props} />
      </div>
    </section>
  );
};

import { groundOf } from "@giftshop/ui-kit/ground";
import * as styles from "./thumbnail.css.ts";

export interface ThumbnailProps {
  /** Address of a card's face. */
  src: string;
  /** Behind the card, the brand's own colour: any CSS colour. */
  backgroundColor: string | null;
}

/** A gift card in a list, on its brand's colour. Its name stands beside it. */
export const Thumbnail = ({ src, backgroundColor }: ThumbnailProps) => (
  <span className={styles.ground} style={groundOf(backgroundColor)}>
    <img className={styles.face} src={src} alt="" width={856} height={540} decoding="async" />
  </span>
);

import type { ReactNode } from "react";
import { LiveValueContext } from "./live-value.tsx";
import type { ExtraOption } from "./offer.ts";
import * as styles from "./preview.css.ts";

/** The picture of a product, as its preview and the dialog show it. */
export interface PreviewPicture {
  url: string;
  title: string;
  /** Behind the card; any CSS colour. */
  backgroundColor: string;
  showHand: boolean;
  showShadow: boolean;
}

export interface PreviewProps {
  /** Name of the picture for those who do not see it. */
  label: string;
  picture: PreviewPicture;
  /** A `PreviewCard`. */
  card: ReactNode;
  /** Value of one card, for people. */
  value?: string | undefined;
  message?: string;
  wrapper?: ExtraOption | undefined;
  packing?: ExtraOption | undefined;
}

/** How the present looks with what was chosen so far; every choice shows at once. */
export function Preview({ label, picture, card, value, message, wrapper, packing }: PreviewProps) {
  const extras = [wrapper, packing].filter((extra) => extra !== undefined);
  const hasBeside = Boolean(message) || extras.length > 0;
  return (
    <figure
      className={styles.stage}
      data-held={picture.showHand ? "" : undefined}
      data-beside={hasBeside ? "" : undefined}
      style={{ backgroundColor: picture.backgroundColor }}
      aria-label={label}
    >
      <div className={styles.card}>
        <LiveValueContext value={value}>{card}</LiveValueContext>
      </div>
      {hasBeside && (
        <div className={styles.beside}>
          {message && (
            <p className={styles.message} dir="auto">
              {message}
            </p>
          )}
          {extras.map(({ id, imageUrl, title }) => (
            <img key={id} className={styles.extra} src={imageUrl} alt={title} width={96} height={64} />
          ))}
        </div>
      )}
    </figure>
  );
}

import { Gallery } from "@giftshop/ui-kit/gallery";
import type { ReactNode, RefObject } from "react";
import { fill } from "../arrival/fill.ts";
import { DrawnCard } from "./drawn-card.tsx";
import type { GalleryTexts } from "./gallery-texts.ts";
import * as styles from "./present-gallery.css.ts";

export interface PresentGalleryProps {
  texts: GalleryTexts;
  /** The `Preview`, and what it is called. */
  present: ReactNode;
  presentLabel: string;
  /** Address of the product's face. */
  face: string;
  /** The words that go with it. */
  message?: string | undefined;
  /** Behind every picture; any CSS colour. */
  backgroundColor: string;
  /** All that shows on the present, in one text: when it changes, the present comes back into sight. */
  returnOn?: string | undefined;
  /** When that was asked for; it is drawn a moment later (`Gallery`). */
  askedAt?: RefObject<number> | undefined;
}

/** The present as it is put together, followed by what it is and how it comes. */
export const PresentGallery = ({
  texts,
  present,
  presentLabel,
  face,
  message,
  backgroundColor,
  returnOn,
  askedAt,
}: PresentGalleryProps) => {
  const count = texts.pictures.length + 1;
  return (
    <Gallery
      id="picture"
      label={texts.label}
      backgroundColor={backgroundColor}
      returnOn={returnOn}
      askedAt={askedAt}
      thumbnailLabel={(number, name) => fill(texts.thumbnail, { number, count, name })}
      pictures={[
        { name: presentLabel, content: present, thumbnail: <DrawnCard drawing="present" face={face} /> },
        ...texts.pictures.map((picture) => {
          const { name } = picture;
          const drawn = (words?: string) =>
            "url" in picture ? (
              <img className={styles.own} src={picture.url} alt="" loading="lazy" decoding="async" />
            ) : (
              <DrawnCard drawing={picture.drawing} face={face} message={words} />
            );
          return {
            name,
            content: (
              <div className={styles.picture}>
                {drawn(message)}
                <p className={styles.caption}>{name}</p>
              </div>
            ),
            thumbnail: drawn(),
          };
        }),
      ]}
    />
  );
};

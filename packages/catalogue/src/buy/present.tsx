import { memo, type RefObject } from "react";
import type { GalleryTexts } from "../gallery/gallery-texts.ts";
import { PresentGallery } from "../gallery/present-gallery.tsx";
import { Preview, type PreviewProps } from "./preview.tsx";

export interface PresentProps extends PreviewProps {
  gallery: GalleryTexts;
  /** When something that shows on it was last chosen or typed; the same object at every call. */
  askedAt?: RefObject<number>;
}

/** The gallery that begins with the present. Drawn anew only when something shows on it. */
export const Present = memo(function Present({ gallery, askedAt, ...preview }: PresentProps) {
  const { label, picture, value, message, wrapper, packing } = preview;
  return (
    <PresentGallery
      texts={gallery}
      present={<Preview {...preview} />}
      presentLabel={label}
      face={picture.url}
      backgroundColor={picture.backgroundColor}
      askedAt={askedAt}
      returnOn={[value, message, wrapper?.id, packing?.id].join()}
    />
  );
});

import { memo, type RefObject } from "react";
import type { GalleryTexts } from "../../gallery/gallery-texts.ts";
import { PresentGallery } from "../../gallery/present-gallery.tsx";
import type { StageParts } from "../stage/stage-parts.ts";
import { Preview, type PreviewProps } from "./preview.tsx";

export interface PresentProps extends Omit<PreviewProps, "sleeve" | "dress">, StageParts {
  gallery: GalleryTexts;
  /** What draws all but the card; fetched with the first touch. */
  late?: typeof import("../stage/late-stage.ts") | undefined;
  /** When something that shows on it was last chosen or typed; the same object at every call. */
  askedAt?: RefObject<number>;
}

/** The gallery that begins with the present. Drawn anew only when something shows on it. */
export const Present = memo(function Present({ gallery, askedAt, late, ...present }: PresentProps) {
  const { label, picture, card, value, message, wrapper, packing, name, day, dayWords } = present;
  return (
    <PresentGallery
      texts={gallery}
      present={<Preview {...{ label, picture, card, value }} {...late?.stageDress(present)} />}
      presentLabel={label}
      face={picture.url}
      message={message}
      backgroundColor={picture.backgroundColor}
      askedAt={askedAt}
      returnOn={[value, message, wrapper?.id, packing?.id, name, day && dayWords].join()}
    />
  );
});

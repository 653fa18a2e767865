import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { handInSequence } from "@giftshop/ui-kit/hand-in-sequence";
import { LiveSleeve, LiveValue } from "../choices/live-value.tsx";
import type { PreviewPicture } from "./preview.tsx";

/** The card of the preview, in the hand: drawn by the server, so that the page carries no script for it. */
export const PreviewCard = ({ picture }: { picture: PreviewPicture }) => (
  <GiftCard
    face={{ src: picture.url, alt: picture.title }}
    value={<LiveValue />}
    shadow={picture.showShadow}
    hand={picture.showHand ? handInSequence(picture.title.length) : undefined}
    tilt
    priority
  >
    <LiveSleeve />
  </GiftCard>
);

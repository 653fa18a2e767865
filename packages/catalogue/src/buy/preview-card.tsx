import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { LiveSleeve, LiveValue } from "./live-value.tsx";
import type { PreviewPicture } from "./preview.tsx";

/** The card of the preview, in the hand: drawn by the server, so that the page carries no script for it. */
export function PreviewCard({ picture }: { picture: PreviewPicture }) {
  return (
    <GiftCard
      face={{ src: picture.url, alt: picture.title }}
      value={<LiveValue />}
      shadow={picture.showShadow}
      hand={picture.showHand ? 0 : undefined}
      tilt
      priority
    >
      <LiveSleeve />
    </GiftCard>
  );
}

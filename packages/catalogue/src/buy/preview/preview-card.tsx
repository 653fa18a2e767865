import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { LiveSleeve, LiveValue } from "../choices/live-value.tsx";
import type { PreviewPicture } from "./preview.tsx";

/** The card of the preview, on its stage: drawn by the server, so that the page carries no script for it. */
export const PreviewCard = ({ picture }: { picture: PreviewPicture }) => (
  <GiftCard
    face={{ src: picture.url, alt: picture.title }}
    value={<LiveValue />}
    shadow={picture.showShadow}
    tilt
    priority
  >
    <LiveSleeve />
  </GiftCard>
);

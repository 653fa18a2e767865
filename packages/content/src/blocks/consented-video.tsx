"use client";

import { pageConsent, useConsent } from "@giftshop/analytics";
import { VideoEmbed, type VideoEmbedProps } from "@giftshop/ui-kit/video-embed";

const agree = () => pageConsent.save({ media: true });

/** A video that says what its provider learns until the visitor has agreed, once for all videos and maps. */
export const ConsentedVideo = (props: Omit<VideoEmbedProps, "consented" | "onConsent">) => (
  <VideoEmbed {...props} consented={useConsent().media} onConsent={agree} />
);

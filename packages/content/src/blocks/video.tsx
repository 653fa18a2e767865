import { VideoEmbed } from "@giftshop/ui-kit/video-embed";
import { contentMessages } from "../messages.ts";
import { BlockHeading } from "./block-heading.tsx";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";

/** VIDEO: nothing of it is loaded, from whomever, before somebody presses play. */
export function VideoBlock({ shop, block: { title, video, image } }: BlockProps) {
  const t = contentMessages.in(shop.language);
  if (!video) return null;
  const { provider, url, mimeType } = video;
  return (
    <section className={styles.block}>
      <BlockHeading>{title}</BlockHeading>
      <VideoEmbed
        video={provider === "SELF_HOSTED" ? { provider, url, mimeType: mimeType ?? "video/mp4" } : { provider, url }}
        title={video.title}
        language={shop.locale}
        poster={image?.url}
        playLabel={t("video.play")}
        consentNote={t("video.consent", { provider: provider === "VIMEO" ? "Vimeo" : "YouTube" })}
      />
    </section>
  );
}

import { contentMessages } from "../messages.ts";
import { BlockHeading } from "./block-heading.tsx";
import type { BlockProps } from "./block-props.ts";
import * as styles from "./blocks.css.ts";
import { ConsentedVideo } from "./consented-video.tsx";
import { playable } from "./playable.ts";

/** VIDEO: nothing of it is loaded, from whomever, before somebody presses play. */
export const VideoBlock = ({ shop, block: { title, video, image } }: BlockProps) => {
  const t = contentMessages.in(shop);
  const played = video ? playable(video) : undefined;
  if (!video || !played) return null;
  return (
    <section className={styles.block}>
      <BlockHeading>{title}</BlockHeading>
      <ConsentedVideo
        video={played}
        title={video.title}
        language={shop.locale}
        poster={image?.url}
        playLabel={t("video.play")}
        consentNote={
          <>
            {t("video.consent", { provider: video.provider === "VIMEO" ? "Vimeo" : "YouTube" })}{" "}
            {t("consent.remembered")}{" "}
            <a href={shop.link("cookies")} className={styles.noteLink} data-opens-consent data-hydrates>
              {t("consent.title")}
            </a>
          </>
        }
      />
    </section>
  );
};

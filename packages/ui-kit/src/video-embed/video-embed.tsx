"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { PlayIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { type Video, videoAddress } from "./video-address.ts";
import * as styles from "./video-embed.css.ts";

export type { Video } from "./video-address.ts";

export interface VideoEmbedProps {
  video: Video;
  /** What it is called; the name of its frame. */
  title: string;
  /** Language of the player's buttons, BCP 47. */
  language: string;
  /** Address of a still from our own servers: the provider's would already tell it who looks. */
  poster?: string | undefined;
  /** The press that plays it, and so agrees: "Play the video". */
  playLabel: string;
  /**
   * What the press agrees to, that YouTube learns of it, with a link to the privacy page; shown unless
   * `consented`.
   */
  consentNote?: ReactNode;
  /** The visitor agreed to contents of others before. Default `false`. */
  consented?: boolean;
  /** The press was the first agreement; for the page to remember it. */
  onConsent?: (() => void) | undefined;
  /** Subtitles of a video of our own (WebVTT). */
  captions?: { src: string; language: string; label: string } | undefined;
  className?: string | undefined;
}

/**
 * A video that loads nothing before play, whose press is the consent for it. State: `data-playing`; before it
 * `data-provider`, by which a server knows whose player to allow.
 */
export const VideoEmbed = ({
  video,
  title,
  language,
  poster,
  playLabel,
  consentNote,
  consented = false,
  onConsent,
  captions,
  className,
}: VideoEmbedProps) => {
  const [playing, setPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  useEffect(() => {
    if (playing) player.current?.focus({ preventScroll: true });
  }, [playing]);
  const play = () => {
    setPlaying(true);
    if (!consented && video.provider !== "SELF_HOSTED") onConsent?.();
  };
  if (!playing) {
    return (
      <figure className={join(styles.frame, className)} aria-label={title} data-provider={video.provider}>
        {poster && <img className={styles.layer} src={poster} alt="" loading="lazy" decoding="async" />}
        <div className={styles.cover} data-poster={poster ? true : undefined}>
          <button type="button" className={styles.play} onClick={play}>
            <PlayIcon />
            {playLabel}
          </button>
          {!consented && video.provider !== "SELF_HOSTED" && <div className={styles.note}>{consentNote}</div>}
        </div>
      </figure>
    );
  }
  return (
    <figure className={join(styles.frame, className)} data-playing="">
      {video.provider === "SELF_HOSTED" ? (
        // biome-ignore lint/a11y/useMediaCaption: it has them wherever the editors wrote some
        <video ref={player} className={styles.layer} controls autoPlay playsInline poster={poster} aria-label={title}>
          <source src={video.url} type={video.mimeType} />
          {captions && (
            <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} default />
          )}
        </video>
      ) : (
        <iframe
          ref={player}
          className={styles.layer}
          src={videoAddress(video, language)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      )}
    </figure>
  );
};

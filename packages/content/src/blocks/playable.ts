import type { Video } from "@giftshop/ui-kit/video-embed";

const ids = {
  YOUTUBE: /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)([\w-]{6,20})/u,
  VIMEO: /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})/u,
} as const;

/** A video as the player takes it, by the address that was written; `undefined` for one that is not an address of its provider. */
export const playable = ({
  provider,
  url,
  mimeType,
}: {
  provider: Video["provider"];
  url: string;
  mimeType: string | null;
}): Video | undefined => {
  if (provider === "SELF_HOSTED") return { provider, url, mimeType: mimeType ?? "video/mp4" };
  const id = ids[provider].exec(url)?.[1];
  return id === undefined ? undefined : { provider, id };
};

import type { Video } from "@giftshop/ui-kit/video-embed";
import { videoId } from "@giftshop/validation/content";

/**
 * A video as the player takes it, by the address that was written;
 * `undefined` for one that is not an address of its provider.
 */
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
  const id = videoId(provider, url);
  return id === undefined ? undefined : { provider, id };
};

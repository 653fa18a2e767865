/** A video of a provider, or one of our own. */
export type Video =
  | { provider: "YOUTUBE" | "VIMEO" /** Its id there. */; id: string }
  | { provider: "SELF_HOSTED"; url: string; mimeType: string };

/**
 * Address of a provider's player that sets no cookies before it plays: YouTube by its domain without
 * them, Vimeo asked not to track. It begins at once, because it is only made once somebody pressed play.
 * @param language of its buttons, BCP 47
 */
export const videoAddress = ({ provider, id }: Extract<Video, { id: string }>, language: string): string => {
  const video = encodeURIComponent(id);
  return provider === "YOUTUBE"
    ? `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0&hl=${encodeURIComponent(language)}`
    : `https://player.vimeo.com/video/${video}?dnt=1&autoplay=1`;
};

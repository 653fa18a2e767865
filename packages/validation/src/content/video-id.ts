import type { VideoProvider } from "./content.ts";

const ids = {
  YOUTUBE: /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)([\w-]{6,20})/u,
  VIMEO: /^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})/u,
} as const;

/** What a provider calls the video at an address of its own; `undefined` for any other address. */
export const videoId = (provider: Exclude<VideoProvider, "SELF_HOSTED">, url: string): string | undefined =>
  ids[provider].exec(url)?.[1];

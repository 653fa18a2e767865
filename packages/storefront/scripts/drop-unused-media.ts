import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** A development build that a library names beside the one it uses: `maplibre-gl-dev.2i4yz2.mjs`. */
const isDevelopmentBuild = (name: string): boolean => /-dev\.[^.]+\.mjs$/.test(name);

/** Takes files away that no page asks for; the front door keeps all others in memory. */
export const dropUnusedMedia = async (media: string): Promise<void> => {
  const names = await readdir(media);
  await Promise.all(names.filter(isDevelopmentBuild).map((name) => rm(join(media, name))));
};

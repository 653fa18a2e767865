import type { Globals } from "storybook/internal/types";
import { addons } from "storybook/preview-api";

/**
 * Puts house, language, direction and the light where the shop has them:
 * on the root element. Direction follows the language unless it is set.
 */
export const dressRoot = ({ theme, language, direction, scheme }: Globals): void => {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.scheme = scheme;
  root.lang = language;
  root.dir = direction === "auto" ? (language === "ar" ? "rtl" : "ltr") : direction;
};

/** Documentation pages render no story and so no decorator: they follow the toolbar by its messages. */
export const followToolbar = (): void => {
  const follow = ({ globals }: { globals: Globals }) => dressRoot(globals);
  const channel = addons.getChannel();
  channel.on("setGlobals", follow);
  channel.on("globalsUpdated", follow);
};

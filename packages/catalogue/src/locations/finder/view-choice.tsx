import { Button } from "@giftshop/ui-kit/button";
import { PinIcon } from "@giftshop/ui-kit/icon";
import type { FinderTexts } from "./finder-texts.ts";
import * as styles from "./place-finder.css.ts";

/** What a small screen shows; a large one has room for both. */
export type View = "list" | "map";

export interface ViewChoiceProps {
  view: View;
  texts: FinderTexts;
  onChange: (view: View) => void;
}

/** List or map, for small screens. */
export const ViewChoice = ({ view, texts, onChange }: ViewChoiceProps) => (
  <fieldset className={styles.views} aria-label={texts.view}>
    <Button
      variant={view === "list" ? "primary" : "secondary"}
      aria-pressed={view === "list"}
      onClick={() => onChange("list")}
    >
      {texts.asList}
    </Button>
    <Button
      variant={view === "map" ? "primary" : "secondary"}
      aria-pressed={view === "map"}
      icon={<PinIcon />}
      onClick={() => onChange("map")}
    >
      {texts.asMap}
    </Button>
  </fieldset>
);

import { onOneLine } from "@giftshop/storefront-config/shop";
import { Badge } from "@giftshop/ui-kit/badge";
import { PinIcon } from "@giftshop/ui-kit/icon";
import { IconButton } from "@giftshop/ui-kit/icon-button";
import { Link } from "@giftshop/ui-kit/link";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { Ref } from "react";
import { fill } from "../../arrival/fill.ts";
import type { ListedPlace } from "../place/to-places.ts";
import type { FinderTexts } from "./finder-texts.ts";
import * as styles from "./place-finder.css.ts";

export interface PlaceListProps {
  places: readonly ListedPlace[];
  /** Address of a place's page, with `{location}` for its last segment. */
  href: string;
  /** Id of the place that is marked on the map. */
  chosen: string | undefined;
  /** What says so. */
  chosenLabel: string | undefined;
  texts: FinderTexts;
  /** Marks a place on the map. */
  onShow: (place: ListedPlace) => void;
  busy: boolean;
  ref: Ref<HTMLUListElement>;
}

/** Places below each other, each with the way to its page and to its pin. */
export const PlaceList = ({ places, href, chosen, chosenLabel, texts, onShow, busy, ref }: PlaceListProps) => (
  <ul ref={ref} className={styles.list} aria-label={texts.list} aria-busy={busy || undefined}>
    {places.map((place) => (
      <li key={place.id} className={styles.place} data-chosen={place.id === chosen || undefined}>
        <div className={styles.placeWords}>
          {place.id === chosen && chosenLabel && <Badge tone="accent">{chosenLabel}</Badge>}
          <Heading level={2} size="lead">
            <Link variant="plain" href={fill(href, { location: place.path })}>
              {place.title}
            </Link>
          </Heading>
          <Text tone="muted">{onOneLine(place.lines)}</Text>
        </div>
        <IconButton
          className={styles.onMap}
          variant="outline"
          label={fill(texts.onMap, { title: place.title })}
          icon={<PinIcon />}
          onClick={() => onShow(place)}
        />
      </li>
    ))}
  </ul>
);
